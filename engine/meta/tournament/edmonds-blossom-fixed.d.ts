declare module 'edmonds-blossom-fixed' {
  /** The mate of each vertex, or −1. With `maxCardinality` as many vertices as possible are matched, at any cost. */
  export default function blossom(edges: [number, number, number][], maxCardinality?: boolean): number[];
}
