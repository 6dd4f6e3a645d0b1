//! The notes of chimes and music by name (S is sharp), as frequencies in hertz: equal temperament, A4 is 440 Hz.

pub const A1: f64 = 55.0;
pub const B1: f64 = 61.74;
pub const D2: f64 = 73.42;
pub const E2: f64 = 82.41;
pub const FS2: f64 = 92.5;
pub const A2: f64 = 110.0;
pub const B2: f64 = 123.47;
pub const D3: f64 = 146.83;
pub const E3: f64 = 164.81;
pub const FS3: f64 = 185.0;
pub const A3: f64 = 220.0;
pub const B3: f64 = 246.94;
pub const D4: f64 = 293.66;
pub const E4: f64 = 329.63;
pub const F4: f64 = 349.23;
pub const FS4: f64 = 369.99;
pub const A4: f64 = 440.0;
pub const B4: f64 = 493.88;
pub const D5: f64 = 587.33;
pub const E5: f64 = 659.26;
pub const FS5: f64 = 739.99;
pub const A5: f64 = 880.0;
pub const D6: f64 = 1_174.66;
