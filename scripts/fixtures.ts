import { writeFileSync } from 'node:fs'
import { anyTextsContent, anyTextsFile } from './fixtures/anyTexts.ts'
import { paperFontsContent, paperFontsFile } from './fixtures/paperFonts.ts'
import { tableColumnsContent, tableColumnsFile } from './fixtures/tableColumns.ts'

writeFileSync(anyTextsFile, anyTextsContent())
writeFileSync(paperFontsFile, await paperFontsContent())
writeFileSync(tableColumnsFile, tableColumnsContent())
console.log(`Written: ${anyTextsFile}, ${paperFontsFile}, ${tableColumnsFile}`)
