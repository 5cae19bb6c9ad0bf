import { writeFileSync } from 'node:fs'
import { anyTextsContent, anyTextsFile } from './fixtures/anyTexts.ts'
import { paperFontsContent, paperFontsFile } from './fixtures/paperFonts.ts'

/**
 * `npm run fixtures`: makes the raw material that tests are fed with and the fonts of the imitation's papers. The same
 * every time, so that what fails fails again.
 */
writeFileSync(anyTextsFile, anyTextsContent())
writeFileSync(paperFontsFile, await paperFontsContent())
console.log(`Written: ${anyTextsFile}, ${paperFontsFile}`)
