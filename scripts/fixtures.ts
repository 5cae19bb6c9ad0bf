import { writeFileSync } from 'node:fs'
import { anyTextsContent, anyTextsFile } from './fixtures/anyTexts.ts'
import { paperFontsContent, paperFontsFile } from './fixtures/paperFonts.ts'

/**
 * `npm run fixtures`: generates the test texts and the fonts of the generated papers. The result is always the same, so
 * that failures can be reproduced.
 */
writeFileSync(anyTextsFile, anyTextsContent())
writeFileSync(paperFontsFile, await paperFontsContent())
console.log(`Written: ${anyTextsFile}, ${paperFontsFile}`)
