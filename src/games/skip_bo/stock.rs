//! The option that says how large the stocks are: its key, and what is offered.

/// The key of the size of the stocks.
pub const STOCK: &str = "stock";

/// What the size of the stocks can be.
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
