"""Which addresses may be called: public ones only, so that no webhook reaches our own network."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

from duxi.gateways.webhooks.contract import NoAnswer

Address = IPv4Address | IPv6Address


def public_address(host: str, port: int) -> str:
    """One IP address of the host, to be called as it is: a second look-up could give another one.

    Raises `NoAnswer` if the host is unknown or any of its addresses is not public.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NoAnswer(f"{host} tidak ditemukan") from error
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise NoAnswer(f"{host} bukan alamat publik")
    return str(addresses[0])


def is_public(address: Address) -> bool:
    """Whether the address is reachable from anywhere; IPv4 inside IPv6 counts as the IPv4 address."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if inner is not None:
        return is_public(inner)
    return address.is_global and not address.is_multicast
