/**
 * Replaces `iconv-lite` in `@kenjiuno/msgreader`: browsers support the old encodings, and the package would add 300 KB
 * of tables and the Buffer of Node.
 */
export const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)
