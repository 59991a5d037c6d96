"""What goes over the wire: sockets, streams, messages, limits."""
