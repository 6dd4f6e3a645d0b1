//! The option for the size of the stocks: its key, its values and the values on offer.

/// The key of the option.
pub const STOCK: &str = "stock";

/// The values that the option can have.
pub const STOCK_VALUES: &str = "standard, short, or 5 to 50";

/// The sizes of the stocks that a set-up screen offers.
pub const STOCK_OFFERED: &[(&str, &str)] = &[
    ("standard", "Standard"),
    ("short", "Short game"),
    ("5", "5 cards"),
    ("15", "15 cards"),
    ("20", "20 cards"),
    ("30", "30 cards"),
    ("40", "40 cards"),
    ("50", "50 cards"),
];
