/**
 * Lets the page breathe before the next piece of long work. By a message: the timers of a page that nobody looks at are held
 * back, and what is to be written down should not be.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
