// Says that the guest is in the room, and when they leave it.
const stay = crypto.randomUUID();
const tk = new URLSearchParams(location.search).get('tk') ?? '';
const tell = (event) =>
  navigator.sendBeacon(`${location.pathname}/presence`, new URLSearchParams({ tk, stay, event }));

tell('joined');
addEventListener('pagehide', () => tell('left'));
