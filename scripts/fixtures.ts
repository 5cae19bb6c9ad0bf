import { writeFileSync } from 'node:fs'
import { anyTextsContent, anyTextsFile } from './fixtures/anyTexts.ts'
import { paperFontsContent, paperFontsFile } from './fixtures/paperFonts.ts'

writeFileSync(anyTextsFile, anyTextsContent())
writeFileSync(paperFontsFile, await paperFontsContent())
console.log(`Written: ${anyTextsFile}, ${paperFontsFile}`)
