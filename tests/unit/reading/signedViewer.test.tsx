import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import letters from '../../../fixtures/signed/letters.json' with { type: 'json' }
import { FilePreview } from '../../../src/widgets/files/FilePreview.tsx'
import type { Judging } from '../../../src/widgets/reading/judging.ts'
import { PdfSignatures } from '../../../src/widgets/reading/PdfSignatures.tsx'
import { insideOf } from '../../support/insideOf.ts'
import { ReadingThread } from '../../support/readingWorker.ts'

const training = readFileSync('public/trusted-roots/practice.pem', 'utf8')
beforeEach(() => {
  vi.stubGlobal('Worker', ReadingThread)
})

const fileOf = (name: keyof typeof letters): File =>
  new File([Uint8Array.from(Buffer.from(letters[name], 'base64'))], name)
const judgingOf = (more: Partial<Judging> = {}): Judging => ({
  roots: async () => training,
  masked: (number) => `${number.slice(0, 6)}****`,
  findSibling: async () => null,
  onJudged: vi.fn(),
  ...more,
})
const show = (file: File, judging: Judging, mime = 'application/pkcs7-mime') =>
  render(<FilePreview blob={file} mime={mime} name={file.name} inside={insideOf({ judging })} onDownload={vi.fn()} />)
const signature = async () =>
  within(await screen.findByRole('list', { name: 'Електронни подписи' })).findByRole('listitem')
const valueUnder = (within: HTMLElement, term: string): string | null | undefined =>
  [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent

test('unchanged and trusted: who signed, for whom, when, with what; the personal number is masked', async () => {
  const judging = judgingOf()
  show(fileOf('Искане от 01.10.2026.docx.p7m'), judging)
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
  expect(judging.onJudged).toHaveBeenLastCalledWith('trusted')
})

test('the signed file is opened from its signature', async () => {
  show(fileOf('Искане от 01.10.2026.docx.p7m'), judgingOf())
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
    const judging = judgingOf()
    show(fileOf(name), judging)
    const shown = await signature()
    within(shown).getByText(new RegExp(title))
    within(shown).getByText(because)
    expect(shown.querySelector('.banner')?.className).toContain(kind)
    expect(judging.onJudged).toHaveBeenLastCalledWith(outcome)
  },
)

test('an unreadable signature: without https the viewer says why, and shows the certificate data as unchecked', async () => {
  vi.stubGlobal('crypto', {})
  show(fileOf('Искане от 01.10.2026.docx.p7m'), judgingOf())
  const shown = await signature()
  within(shown).getByText('Подписът не може да бъде проверен')
  within(shown).getByText(/без защитена връзка/)
  within(shown).getByText(/не са проверени/)
  expect(shown.querySelector('.banner')?.className).toContain('info')
})

test('a detached signature finds its file in the list by name', async () => {
  const findSibling = vi.fn(async () => fileOf('Пълномощно.docx'))
  show(fileOf('Пълномощно.docx.p7s'), judgingOf({ findSibling }))
  const shown = await signature()
  within(shown).getByText('Файлът не е променян и издателят на подписа е доверен')
  expect(valueUnder(shown, 'Подписано на')).toContain('по печат за време от доверен издател')
  expect(findSibling).toHaveBeenCalledWith('Пълномощно.docx')
})

test('a detached signature without its file requests the file; another file is reported as changed', async () => {
  show(fileOf('Пълномощно.docx.p7s'), judgingOf())
  await screen.findByText('Това е подпис на друг файл')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for a file')
  await userEvent.upload(input, fileOf('Оферта.docx.p7m'))
  within(await signature()).getByText('Файлът е променен след подписването')
})

test('a container shows its files below its signature', async () => {
  show(fileOf('Документи по заявлението.asice'), judgingOf(), 'application/zip')
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
    const judging = judgingOf()
    render(<PdfSignatures file={fileOf(name)} name={name} judging={judging} />)
    const shown = await signature()
    within(shown).getByText(title)
    expect(valueUnder(shown, 'Подписал')).toBeUndefined()
    await userEvent.click(within(shown).getByRole('button', { name: /Подробности за подписа/ }))
    expect(valueUnder(shown, 'Подписал')).toBe('Мария Велкова, Управител')
    expect(judging.onJudged).toHaveBeenLastCalledWith(outcome)
  },
)
