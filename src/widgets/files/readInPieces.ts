/** The size of a piece in bytes. Reading 20 MB at once blocks the page for longer than 50 ms. */
const pieceBytes = 1024 * 1024

/** Reads a file piece by piece, so that the page responds between two pieces. */
export const readInPieces = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  const whole = new Uint8Array(file.size)
  for (let at = 0; at < file.size; at += pieceBytes)
    whole.set(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()), at)
  return whole
}
