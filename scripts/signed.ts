/**
 * `npm run signed`: creates the signed files for the tests and the mock database with OpenSSL, with new keys that are
 * not stored. `--check` verifies the existing files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Case, makeCases, otherText, signedText, verifies } from './signed/cases.ts'
import { pemOf } from './signed/certificates.ts'
import { makeLetters } from './signed/letters.ts'
import { inFolder, put } from './signed/openssl.ts'
import { makePeople } from './signed/people.ts'

const rootFile = 'public/trusted-roots/practice.pem'
const fixture = (name: string): string => `fixtures/signed/${name}.json`
const [casesFile, lettersFile, sizesFile] = [fixture('cases'), fixture('letters'), fixture('sizes')]
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const write = () => {
  const people = makePeople()
  const made = Object.entries(makeLetters(people))
  const letters = made.map(([name, bytes]) => [name, base64(bytes)] as const)
  const cases = makeCases(people).map(({ bytes, ...one }) => ({ ...one, bytes: base64(bytes) }))
  writeFileSync(rootFile, pemOf(people.root.certificate))
  writeFileSync(lettersFile, asJson(Object.fromEntries(letters)))
  writeFileSync(sizesFile, asJson(Object.fromEntries(made.map(([name, { length }]) => [name, length]))))
  writeFileSync(casesFile, asJson({ signedText, otherText, cases }))
  console.log(`Written: ${rootFile}, ${lettersFile}, ${sizesFile}, ${casesFile}`)
}

type Stored = { cases: readonly (Omit<Case, 'bytes'> & { bytes: string })[] }

/**
 * The signed letters whose signature OpenSSL must accept. The other letters were altered, or have an expired
 * certificate or an unknown issuer.
 */
const right = ['Становище на камарата.docx.p7m', 'Искане от 01.10.2026.docx.p7m', 'Искане от 14.10.2026.docx.p7m']

const check = (): number =>
  inFolder((file) => {
    put(file('root.pem'), readFileSync(rootFile))
    const { cases }: Stored = JSON.parse(readFileSync(casesFile, 'utf8'))
    const letters: Record<string, string> = JSON.parse(readFileSync(lettersFile, 'utf8'))
    const signedCases = [
      ...cases.map(({ name, bytes, isDetached, verifies: expected }) => {
        const content = isDetached ? (name === 'detachedOther' ? otherText : signedText) : null
        return { name, bytes, content, expected }
      }),
      ...Object.entries(letters)
        .filter(([name]) => name.endsWith('.p7m'))
        .map(([name, bytes]) => ({ name, bytes, content: null, expected: right.includes(name) })),
    ]
    const wrong = signedCases.filter(
      ({ bytes, content, expected }) =>
        verifies(file, Uint8Array.from(Buffer.from(bytes, 'base64')), content) !== expected,
    )
    for (const { name, expected } of wrong)
      console.log(`${name}: OpenSSL was expected to ${expected ? 'verify' : 'refuse'} it`)
    console.log(`${signedCases.length - wrong.length} of ${signedCases.length} as expected`)
    return wrong.length === 0 ? 0 : 1
  })

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
if (values.check) process.exitCode = check()
else write()
