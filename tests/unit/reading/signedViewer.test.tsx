import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import letters from '../../../fixtures/signed/letters.json' with { type: 'json' }
import { FilePreview } from '../../../src/widgets/files/FilePreview.tsx'
import { PdfSignatures } from '../../../src/widgets/reading/PdfSignatures.tsx'
import type { SignatureVerification } from '../../../src/widgets/reading/signatureVerification.ts'
import { insideOf } from '../../support/insideOf.ts'
import { ReadingThread } from '../../support/readingWorker.ts'

const training = readFileSync('public/trusted-roots/practice.pem', 'utf8')
beforeEach(() => {
  vi.stubGlobal('Worker', ReadingThread)
})

const fileOf = (name: keyof typeof letters): File =>
  new File([Uint8Array.from(Buffer.from(letters[name], 'base64'))], name)
const verificationOf = (more: Partial<SignatureVerification> = {}): SignatureVerification => ({
  roots: async () => training,
  masked: (number) => `${number.slice(0, 6)}****`,
  findSibling: async () => null,
  onVerified: vi.fn(),
  ...more,
})
const show = (file: File, verification: SignatureVerification, mime = 'application/pkcs7-mime') =>
  render(
    <FilePreview blob={file} mime={mime} name={file.name} inside={insideOf({ verification })} onDownload={vi.fn()} />,
  )
const signature = async () =>
  within(await screen.findByRole('list', { name: 'Електронни подписи' })).findByRole('listitem')
const valueUnder = (within: HTMLElement, term: string): string | null | undefined =>
  [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent

test('unchanged and trusted: who signed, for whom, when, with what; the personal number is masked', async () => {
  const verification = verificationOf()
  show(fileOf('Искане от 01.10.2026.docx.p7m'), verification)
  const shown = await signature()
  within(shown).getByText('Файлът не е променян и издателят на подписа е доверен')
  expect(valueUnder(shown, 'Подписал')).toBe('Мария Велкова, Управител')
  expect(valueUnder(shown, 'От името на')).toMatch(/^Учебна лаборатория „Везни“ ЕООД, ЕИК\u00a0\d{9}$/)
  expect(valueUnder(shown, 'Личен номер')).toMatch(/^\d{6}\*{4}$/)
  expect(valueUnder(shown, 'Подписано на')).toContain('по часовника на подписалия')
  expect(valueUnder(shown, 'Вид')).toBe('квалифициран електронен подпис')
  expect(valueUnder(shown, 'Удостоверение от')).toContain('УЧЕБЕН издател')
  expect(valueUnder(shown, 'Валидност')).toContain('към деня на подписване е валидно')
  within(shown).getByText(/не пита издателя/)
  expect(shown.querySelector('.banner')?.className).toContain('success')
  expect(verification.onVerified).toHaveBeenLastCalledWith('trusted')
})

test('the signed file is opened from its signature', async () => {
  show(fileOf('Искане от 01.10.2026.docx.p7m'), verificationOf())
  await signature()
  await userEvent.click(screen.getByRole('button', { name: 'Преглед на Искане от 01.10.2026.docx' }))
  await screen.findByText('показан: Искане от 01.10.2026.docx')
})

test.each([
  ['Оферта.docx.p7m', 'unconfirmed', 'warning', 'подписът не е потвърден', /Издателят не е проверен/],
  [
    'Удостоверение за членство.docx.p7m',
    'unconfirmed',
    'warning',
    'подписът не е потвърден',
    /срокът на удостоверението/,
  ],
  ['Искане от 06.10.2026.docx.p7m', 'changed', 'error', 'променен след подписването', /не е този, който е подписан/],
] as const)(
  'a signature with %s is shown as %s, with its own words and colour',
  async (name, outcome, kind, title, because) => {
    const verification = verificationOf()
    show(fileOf(name), verification)
    const shown = await signature()
    within(shown).getByText(new RegExp(title))
    within(shown).getByText(because)
    expect(shown.querySelector('.banner')?.className).toContain(kind)
    expect(verification.onVerified).toHaveBeenLastCalledWith(outcome)
  },
)

test('an unreadable signature: without https the viewer says why, and shows the certificate data as unchecked', async () => {
  vi.stubGlobal('crypto', {})
  show(fileOf('Искане от 01.10.2026.docx.p7m'), verificationOf())
  const shown = await signature()
  within(shown).getByText('Подписът не може да бъде проверен')
  within(shown).getByText(/без защитена връзка/)
  within(shown).getByText(/не са проверени/)
  expect(shown.querySelector('.banner')?.className).toContain('info')
})

test('a detached signature finds its file in the list by name', async () => {
  const findSibling = vi.fn(async () => fileOf('Пълномощно.docx'))
  show(fileOf('Пълномощно.docx.p7s'), verificationOf({ findSibling }))
  const shown = await signature()
  within(shown).getByText('Файлът не е променян и издателят на подписа е доверен')
  expect(valueUnder(shown, 'Подписано на')).toContain('по печат за време от доверен издател')
  expect(findSibling).toHaveBeenCalledWith('Пълномощно.docx')
})

test('a detached signature without its file requests the file; another file is reported as changed', async () => {
  show(fileOf('Пълномощно.docx.p7s'), verificationOf())
  await screen.findByText('Това е подпис на друг файл')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for a file')
  await userEvent.upload(input, fileOf('Оферта.docx.p7m'))
  within(await signature()).getByText('Файлът е променен след подписването')
})

test('a container shows its files below its signature', async () => {
  show(fileOf('Документи по заявлението.asice'), verificationOf(), 'application/zip')
  within(await signature()).getByText('Файлът не е променян и издателят на подписа е доверен')
  const files = screen.getByRole('list', { name: 'Подписани файлове' })
  expect(within(files).getAllByRole('listitem')).toHaveLength(2)
})

test.each([
  ['Протокол от изпитване № 214.pdf', 'trusted', 'Файлът не е променян и издателят на подписа е доверен'],
  ['Протокол от изпитване № 215.pdf', 'changed', 'Файлът е променен след подписването'],
] as const)(
  'the signature of %s is shown above its pages, with its details collapsed',
  async (name, outcome, title) => {
    const verification = verificationOf()
    render(<PdfSignatures file={fileOf(name)} name={name} verification={verification} />)
    const shown = await signature()
    within(shown).getByText(title)
    expect(valueUnder(shown, 'Подписал')).toBeUndefined()
    await userEvent.click(within(shown).getByRole('button', { name: /Подробности за подписа/ }))
    expect(valueUnder(shown, 'Подписал')).toBe('Мария Велкова, Управител')
    expect(verification.onVerified).toHaveBeenLastCalledWith(outcome)
  },
)
