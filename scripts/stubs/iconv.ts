/**
 * Stands in for `iconv-lite` inside `@kenjiuno/msgreader`: browsers know the encodings of old letters, and the package would
 * bring 300 KB of tables and Node's Buffer.
 */
export const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)
