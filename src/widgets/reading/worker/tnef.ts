import { ansiEncoding } from './mailText.ts'

/** A file inside a `winmail.dat` ([MS-OXTNEF]), in which Outlook sends attachments to other mail programs. */
type TnefFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

const signature = 0x223e9f78
const [oemCodePage, newAttachment, title, data, properties] = [0x9007, 0x9002, 0x8010, 0x800f, 0x9005]
/** Property numbers: the long name of an attachment and its data. */
const [longName, content] = [0x3707, 0x3701]
/** Property types, and the sizes in bytes of those of fixed length. */
const [ansi, unicode, object, binary] = [0x1e, 0x1f, 0x0d, 0x0102]
const fixedSizes: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
}
const variable = new Set([ansi, unicode, object, binary])
const severalValues = 0x1000
const firstNamed = 0x8000
/** The identifier before the data of an object. */
const objectIdBytes = 16

type Value = { type: number; bytes: Uint8Array }

/** Reads the properties of an attachment up to the first one that is not understood. */
const valuesOf = (bytes: Uint8Array): Map<number, Value> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const values = new Map<number, Value>()
  let at = 4
  const padded = (length: number) => Math.ceil(length / 4) * 4
  const readNumber = (): number => {
    at += 4
    return view.getUint32(at - 4, true)
  }
  const skipName = () => {
    at += 16
    const isText = readNumber() === 1
    const length = readNumber()
    if (isText) at += padded(length)
  }
  while (at + 4 <= bytes.length) {
    const [type, number] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    at += 4
    if (number >= firstNamed) skipName()
    const single = type & ~severalValues
    const isVariable = variable.has(single)
    const size = fixedSizes[single] ?? 0
    if (!isVariable && size === 0) return values
    const count = isVariable || type !== single ? readNumber() : 1
    for (let one = 0; one < count && at < bytes.length; one += 1) {
      const length = isVariable ? readNumber() : size
      if (!values.has(number)) values.set(number, { type: single, bytes: bytes.subarray(at, at + length) })
      at += padded(length)
    }
  }
  return values
}

const textOf = ({ type, bytes }: Value, page: number): string => {
  const encoding = type === unicode ? 'utf-16le' : ansiEncoding(bytes, { messageCodepage: page })
  return new TextDecoder(encoding).decode(bytes).replace(/\0.*$/s, '')
}

const headBytes = 9
const checksumBytes = 2

/** Calls `take` with the number and the value of each attribute. Throws if the bytes end within one. */
const visitAttributes = (bytes: Uint8Array, take: (number: number, value: Uint8Array) => void): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 6; at + headBytes <= bytes.length; ) {
    const from = at + headBytes
    const end = from + view.getUint32(at + 5, true)
    if (end > bytes.length) throw new RangeError('cut off')
    take(view.getUint16(at + 1, true), bytes.subarray(from, end))
    at = end + checksumBytes
  }
}

/** Returns the attachments in a `winmail.dat`; none if it is damaged. */
export const tnefFiles = (bytes: Uint8Array<ArrayBuffer>): TnefFile[] => {
  if (bytes.length < 6 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) !== signature) return []
  const files: TnefFile[] = []
  let page = 0
  const addProperties = (file: TnefFile, values: ReadonlyMap<number, Value>) => {
    const [name, inside] = [values.get(longName), values.get(content)]
    if (name) file.name = textOf(name, page)
    if (inside && file.bytes.length === 0)
      file.bytes = Uint8Array.from(inside.type === object ? inside.bytes.subarray(objectIdBytes) : inside.bytes)
  }
  const take = (number: number, value: Uint8Array) => {
    const last = files.at(-1)
    if (number === oemCodePage) page = new DataView(value.buffer, value.byteOffset, value.length).getUint32(0, true)
    else if (number === newAttachment) files.push({ name: '', bytes: new Uint8Array() })
    else if (last && number === title) last.name ||= textOf({ type: ansi, bytes: value }, page)
    else if (last && number === data) last.bytes = Uint8Array.from(value)
    else if (last && number === properties) addProperties(last, valuesOf(value))
  }
  try {
    visitAttributes(bytes, take)
    return files
  } catch {
    // A damaged winmail.dat is listed as an attachment itself.
    return []
  }
}
