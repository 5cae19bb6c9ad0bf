/**
 * Replaces `iconv-lite` in `@kenjiuno/msgreader`. Browsers support the old encodings; the package would add 300 KB of
 * tables and the Buffer of Node.
 */
export const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)
