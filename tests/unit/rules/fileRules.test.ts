import { expect, test } from 'vitest'
import {
  allowedExtensions,
  canPreview,
  cleanFileName,
  extensionOf,
  fileProblem,
  formatFileSize,
  freeFileName,
  isSignatureName,
  maxFileBytes,
  mayHaveSignature,
  savingDoubt,
} from '../../../src/rules/files/fileRules.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [1_048_570, '1023,99 KB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [maxFileBytes, '50 MB'],
  [5_368_709_120, '5 GB'],
  [1_099_511_627_776, '1 TB'],
  [1_125_899_906_842_624, '1024 TB'],
])('the size of %i bytes is written %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test.each(allowedExtensions)('a file of type %s is accepted, in capitals too', (extension) => {
  expect(fileProblem({ name: `Писмо.${extension}`, size: 1 })).toBeNull()
  expect(fileProblem({ name: `ПИСМО.${extension.toUpperCase()}`, size: maxFileBytes })).toBeNull()
})
const rlo = String.fromCharCode(0x202e)
test.each([
  ['virus.exe', 'Файлът „virus.exe“ е от забранен тип (.exe).'],
  ['Писмо.pdf.EXE', 'Файлът „Писмо.pdf.EXE“ е от забранен тип (.exe).'],
  ['script.js', 'Файлът „script.js“ е от забранен тип (.js).'],
  ['start.bat', 'Файлът „start.bat“ е от забранен тип (.bat).'],
  ['page.html', 'Файлът „page.html“ е от забранен тип (.html).'],
  ['picture.svg', 'Файлът „picture.svg“ е от забранен тип (.svg).'],
  ['virus.exe. ', 'Файлът „virus.exe“ е от забранен тип (.exe).'],
  [`fdp${rlo}.exe`, 'Файлът „fdp.exe“ е от забранен тип (.exe).'],
])('a file of type %s is refused', (name, message) => {
  expect(fileProblem({ name, size: 10 })).toBe(message)
})
test.each(['letter', 'letter.xyz', '.pdf', 'a.pdfx'])('„%s“ has a type that is not accepted', (name) => {
  expect(fileProblem({ name, size: 10 })).toContain('е от тип, който не се приема. Приемат се: pdf, doc')
})
test.each([
  ['Писма.mbox', 'като EML, MSG или PDF'],
  ['Пощата.PST', 'като EML, MSG или PDF'],
  ['IMG_0042.HEIC', 'Запишете снимката като JPG или PNG'],
  ['снимка.jfif', 'Запишете снимката като JPG или PNG'],
  ['снимка.webp', 'Запишете снимката като JPG или PNG'],
  ['преписка.7z', 'качете файловете от него или ги съберете в ZIP'],
  ['преписка.rar', 'качете файловете от него или ги съберете в ZIP'],
  ['списък.csv', 'запишете като XLSX'],
  ['доклад.pptx', 'Запишете презентацията като PDF'],
  ['чертеж.dwg', 'запишете като PDF'],
  ['заседание.mp3', 'съберете го в ZIP'],
  ['подпис.p12', 'не подписан файл'],
])('a file of type %s is refused with advice: %s', (name, help) => {
  const problem = fileProblem({ name, size: 10 })
  expect(problem).toContain('е от тип, който не се приема. ')
  expect(problem).toContain(help)
})
test('an accepted or forbidden type has no advice', () => {
  for (const extension of allowedExtensions) expect(fileProblem({ name: `a.${extension}`, size: 1 })).toBeNull()
  expect(fileProblem({ name: 'a.exe', size: 1 })).toBe('Файлът „a.exe“ е от забранен тип (.exe).')
})
test('empty and too large files are refused with their size', () => {
  expect(fileProblem({ name: 'Писмо.pdf', size: 0 })).toBe('Файлът „Писмо.pdf“ е празен (0 Bytes).')
  expect(fileProblem({ name: 'Писмо.pdf', size: 53_687_091 })).toBe(
    'Файлът „Писмо.pdf“ е 51,2 MB. Позволени са най-много 50 MB.',
  )
})

test.each([
  ['C:\\fakepath\\Писмо.pdf', 'Писмо.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\boot.txt', 'boot.txt'],
  [`a${rlo}b\u0000c\u200b.pdf`, 'abc.pdf'],
  ['Искане – копие (2).pdf', 'Искане – копие (2).pdf'],
  ['', 'файл'],
  ['..', 'файл'],
])('name %# is kept clean', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})
test('a very long name is cut, and its extension stays', () => {
  const clean = cleanFileName(`${'ъ'.repeat(300)}.docx`)
  expect(clean).toHaveLength(255)
  expect(extensionOf(clean)).toBe('docx')
})
test('pictures, PDF and readable text are previewed, types that may carry scripts are not', () => {
  expect(
    [
      'a.PDF',
      'a.jpg',
      'a.jpeg',
      'a.png',
      'a.txt',
      'a.XML',
      'a.csv',
      'a.eml',
      'a.MSG',
      'a.docx',
      'a.ods',
      'a.zip',
      'a.HEIC',
      'a.heif',
    ].every(canPreview),
  ).toBe(true)
  expect(['a.svg', 'a.html', 'a.doc', 'a.docm', 'a'].some(canPreview)).toBe(false)
})

test.each([
  ['договор.pdf', 'договор.pdf', null],
  ['Договор 2.PDF', 'договор.pdf', null],
  ['договор.pdf.exe', 'договор.pdf', 'dangerous'],
  ['договор.pdf.exe', 'договор.pdf.exe', 'dangerous'],
  ['договор.lnk', 'договор.pdf', 'dangerous'],
  ['договор.url', 'договор.url', 'dangerous'],
  ...['docm', 'xlsm', 'pptm', 'xlam', 'iqy', 'slk', 'library-ms', 'search-ms', 'desktop'].map(
    (extension) => [`сметка.${extension}`, `сметка.${extension}`, 'dangerous'] as const,
  ),
  [`договор${rlo}fdp.hta`, `договор${rlo}fdp.hta`, 'dangerous'],
  ['договор.docx', 'договор.pdf', 'different'],
] as const)('opening „%s“ of the row „%s“ asks before it is saved: %s', (saved, shown, doubt) => {
  expect(savingDoubt(saved, shown)).toBe(doubt)
})

test('the lower limit of a backend is respected', () => {
  const five = 5 * 1024 * 1024
  expect(fileProblem({ name: 'Писмо.pdf', size: five }, five)).toBeNull()
  expect(fileProblem({ name: 'Писмо.pdf', size: five + 1 }, five)).toMatch(/Позволени са най-много 5 MB\.$/)
})

test.each([
  ['писмо.pdf', [], 'писмо.pdf'],
  ['писмо.pdf', ['Писмо.PDF'], 'писмо (2).pdf'],
  ['писмо.pdf', ['писмо.pdf', 'писмо (2).pdf'], 'писмо (3).pdf'],
  ['Справки/писмо', ['писмо'], 'писмо (2)'],
])('the file %s next to %j is called %s', (name, taken, free) => {
  expect(freeFileName(name, taken)).toBe(free)
})

test.each([
  ['писмо.pdf.p7m', true, true],
  ['Писмо.P7S', true, true],
  ['документи.asice', true, true],
  ['писмо.pdf', false, true],
  ['писмо.docx', false, false],
])('the file %s is a signature: %s, may have one: %s', (name, isSignature, mayHave) => {
  expect([isSignatureName(name), mayHaveSignature(name)]).toEqual([isSignature, mayHave])
})
