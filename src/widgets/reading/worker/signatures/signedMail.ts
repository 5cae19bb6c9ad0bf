import type { Signature } from '../../signature.ts'
import { readCms } from './cms.ts'
import { certificatesIn } from './trustedRoots.ts'
import { verifyCms } from './verifyCms.ts'
import { reasonOf, type Trust, unreadableSignature } from './verifySignature.ts'

type Bytes = Uint8Array<ArrayBuffer>
const [lineFeed, carriageReturn] = [0x0a, 0x0d]
/** The number of bytes of the e-mail that are searched for its headers. */
const mostHead = 256 * 1024

const indexOf = (bytes: Bytes, sought: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(sought[0] ?? 0, from); at >= 0; at = bytes.indexOf(sought[0] ?? 0, at + 1))
    if (sought.every((byte, place) => bytes[at + place] === byte)) return at
  return -1
}

/** Returns the MIME boundary from the headers of a signed e-mail; null if it is not `multipart/signed`. */
const markOf = (head: string): string | null => {
  const type = /^content-type:\s*multipart\/signed\b(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1]
  return /boundary="?([^";\r\n]+)"?/i.exec(type ?? '')?.[1]?.trim() ?? null
}

/** Returns the signed part of the e-mail: the content between the first two boundaries. */
const signedPart = (mail: Bytes): Bytes | null => {
  const text = new TextDecoder('latin1').decode(mail.subarray(0, mostHead))
  const head = /^[\s\S]*?\r?\n\r?\n/.exec(text)?.[0] ?? ''
  const mark = markOf(head)
  if (mark === null) return null
  const line = new TextEncoder().encode(`\n--${mark}`)
  const begin = indexOf(mail, line, head.length - 2)
  const from = mail.indexOf(lineFeed, begin + 1) + 1
  const end = indexOf(mail, line, from)
  if (begin < 0 || from === 0 || end < 0) return null
  return mail.subarray(from, mail[end - 1] === carriageReturn ? end - 1 : end)
}

/** Restores CRLF line ends, over which the signature is made: some programs save e-mails with LF only. */
const asTravels = (part: Bytes): Bytes => {
  const bare = part.reduce(
    (count, byte, at) => count + (byte === lineFeed && part[at - 1] !== carriageReturn ? 1 : 0),
    0,
  )
  if (bare === 0) return part
  const whole = new Uint8Array(part.length + bare)
  let filled = 0
  for (const [at, byte] of part.entries()) {
    if (byte === lineFeed && part[at - 1] !== carriageReturn) whole[filled++] = carriageReturn
    whole[filled++] = byte
  }
  return whole
}

const covers =
  'Подписът е върху текста и файловете на писмото. Подателят, датата и темата в началото му не са под подписа.'

/** Checks the S/MIME signature of an e-mail. It covers the first part, with CRLF line ends. */
export const verifyMail = async (mail: Bytes, signature: Bytes, roots: string): Promise<Signature[]> => {
  const part = signedPart(mail)
  if (part === null) return []
  const trust: Trust = { roots: certificatesIn(roots), now: new Date() }
  const content = asTravels(part)
  return Promise.resolve()
    .then(() => verifyCms(readCms(signature), content, trust, [covers]))
    .catch((failure: unknown) => [unreadableSignature(reasonOf(failure))])
}
