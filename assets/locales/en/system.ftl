### What keeps a file from being used, and what the program prints from being read. Clauses without a full stop.

# A folder, a pipe or a device.
system-no-file = it is not a file

# $most: text
system-too-large = it is larger than { $most } bytes, the most that such a file has
