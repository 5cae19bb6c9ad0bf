/**
 * `npm run geography -- ek_obl.json ek_obst.json ek_atte.json`: imports the official files of НСИ into
 * fixtures/geography/imported.ts. `--reset` undoes the import, `--out=FILE` writes elsewhere. Exit code 1 means that
 * nothing was written.
 */
import { createReadStream } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { builtIn } from '../fixtures/geography/builtIn.ts'
import { importNsi } from '../fixtures/geography/importNsi.ts'
import { parseGeography } from '../fixtures/geography/parseGeography.ts'
import type { Finding } from '../fixtures/geography/readNsiFile.ts'
import { importedModule } from '../fixtures/geography/writeGeography.ts'

const USAGE = `Usage: npm run geography -- FILES      the three files of НСИ: ek_obl.json, ek_obst.json, ek_atte.json
       npm run geography -- --reset    back to the rows that come with the application
       --out=FILE                      write there, not to fixtures/geography/imported.ts
`

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, reset: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const out = values.out ?? fileURLToPath(new URL('../fixtures/geography/imported.ts', import.meta.url))

const lineOf = ({ level, file, line, row, because }: Finding): string =>
  `${file}${line === undefined ? '' : `:${line} (row ${row})`}: ${level}: ${because}\n`

/** Opens the file only when it is read, so that a missing file is reported like any other invalid file. */
async function* chunksOf(path: string): AsyncGenerator<string> {
  yield* createReadStream(path, 'utf8')
}

/** Writes the module atomically, because an aborted import must not leave an incomplete module. */
const write = async (text: string) => {
  await writeFile(`${out}.part`, text)
  await rename(`${out}.part`, out)
}

const run = async (): Promise<number> => {
  if (values.reset) {
    await write(importedModule(null))
    process.stdout.write('The application uses its own rows again.\n')
    return 0
  }
  if (positionals.length === 0) {
    process.stderr.write(USAGE)
    return 1
  }
  const { rows, findings } = await importNsi(
    positionals.map((path) => ({ name: path, chunks: chunksOf(path) })),
    parseGeography(builtIn),
  )
  process.stderr.write(findings.map(lineOf).join(''))
  if (!rows) {
    process.stderr.write('Nothing was written.\n')
    return 1
  }
  await write(importedModule(rows))
  const skipped = findings.filter(({ level }) => level === 'skipped').length
  process.stdout.write(
    `${rows.districts.length} districts, ${rows.municipalities.length} municipalities and ${rows.settlements.length} settlements ` +
      `written to ${relative('', out)}; ${skipped} rows skipped.\n`,
  )
  return 0
}

process.exitCode = await run()
