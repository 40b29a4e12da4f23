/**
 * Yields to the event loop between two pieces of long work, which keeps the page responsive. Uses a MessageChannel:
 * timers are throttled in background tabs, and writes must not be.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
