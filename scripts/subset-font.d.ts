declare module 'subset-font' {
  /** The package ships no types; this is the part we call. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>
}
