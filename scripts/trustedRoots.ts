/**
 * `npm run trusted-roots -- LIST.xml`: writes public/trusted-roots/roots.pem from a saved trusted list (ETSI TS 119
 * 612). `--out=FILE` writes elsewhere. The signature of the list is not checked.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rootsOfLists } from './install/rootsOfLists.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'public/trusted-roots/roots.pem' } },
  allowPositionals: true,
})

const run = (): number => {
  if (positionals.length === 0) {
    process.stderr.write('Usage: npm run trusted-roots -- LIST.xml ... [--out=FILE]\n')
    return 1
  }
  const { pem, taken, left } = rootsOfLists(positionals.map((path) => Uint8Array.from(readFileSync(path))))
  process.stdout.write([...taken.map((one) => `+ ${one}`), ...left.map((one) => `- ${one}`), ''].join('\n'))
  if (taken.length === 0) {
    process.stderr.write('No granted service in these lists: nothing was written.\n')
    return 1
  }
  writeFileSync(values.out, pem)
  process.stdout.write(`Written: ${values.out}, ${taken.length} certificates\n`)
  return 0
}
process.exitCode = run()
