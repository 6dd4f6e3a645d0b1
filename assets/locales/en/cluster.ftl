### What is said of servers that share their tables, and of etcd, which keeps these. Clauses without a full stop.

# $text: text
cluster-address = { $text } is no address of etcd: write etcd://HOST:PORT, with a comma between several of them

# What the library or etcd says, in English.
# $why: text
cluster-unreachable = etcd does not answer: { $why }
# $why: text
cluster-refused = etcd refuses: { $why }
# What the library or etcd says, in English.
# $why: text
cluster-certificate = etcd and this server do not accept each other’s certificates: { $why }
cluster-no-authority = connections to etcds:// need the certificate of the authority that has signed those of etcd (--etcd-ca)
cluster-not-encrypted = connections to etcd:// are not encrypted, so they need no certificates: write etcds://

cluster-deposed = another server has taken over this table
cluster-too-large = it is larger than etcd can take at once
cluster-no-space = etcd has no space left
cluster-ended = this server is ending

# What is wrong, in technical English.
# $what: text
cluster-damaged = what etcd has of this table is damaged: { $what }

# $file: text, $why: message
cluster-file = { $file }: { $why }

# $line: number
cluster-shard-line = line { $line } is not written as letters and an entrance
# $line: number, $letter: text
cluster-shard-letter = line { $line } gives away the letter { $letter }, which no code begins with or another line has
# $entrance: text
cluster-shard-not-there = no line has the entrance { $entrance }, which is that of this server
