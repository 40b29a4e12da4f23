declare module 'edmonds-blossom-fixed' {
  /** By vertex its mate, or −1. With `maxCardinality` as many as can be are matched, whatever it costs. */
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[];
}
