import { zlibSync } from 'fflate'

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let sum = n
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})
const crc32 = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const one of bytes) sum = (table[(sum ^ one) & 255] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

const chunk = (name: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(12 + data.length)
  const view = new DataView(whole.buffer)
  view.setUint32(0, data.length)
  whole.set(new TextEncoder().encode(name), 4)
  whole.set(data, 8)
  view.setUint32(8 + data.length, crc32(whole.subarray(4, 8 + data.length)))
  return whole
}

const isGrey = (rgba: Uint8Array): boolean => {
  for (let at = 0; at < rgba.length; at += 4) if (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2]) return false
  return true
}

const signature = [137, 80, 78, 71, 13, 10, 26, 10]
const [grey, coloured] = [0, 2]
/** The compression level: speed matters more than size, because the picture is only shown. */
const level = 1

/** Encodes pixels as PNG on a white background, as on paper. */
export const pngOf = (rgba: Uint8Array, width: number, height: number): Blob => {
  const channels = isGrey(rgba) ? 1 : 3
  const rows = new Uint8Array(height * (1 + width * channels))
  let to = 0
  let from = 0
  for (let y = 0; y < height; y += 1) {
    to += 1
    for (let x = 0; x < width; x += 1, from += 4)
      for (let channel = 0; channel < channels; channel += 1, to += 1) rows[to] = rgba[from + channel] ?? 0
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head[8] = 8
  head[9] = channels === 1 ? grey : coloured
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]
  return new Blob(parts, { type: 'image/png' })
}
