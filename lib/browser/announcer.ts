/** A region that screen readers read aloud when its text changes. It must exist before its first text. */
export interface Announcer {
  announce(text: string): void;
}

/** Hidden by properties instead of a class, so that it needs no stylesheet; the security policy allows these. */
const hidden: Readonly<Record<string, string>> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

export function createAnnouncer(): Announcer {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  for (const [name, value] of Object.entries(hidden)) region.style.setProperty(name, value);
  document.body.append(region);
  return {
    announce(text) {
      region.textContent = text;
    },
  };
}
