import { strToU8 } from 'fflate'
import { wordFile } from '../../fixtures/files/officeFiles.ts'
import { type Block, text } from '../../fixtures/papers/pdf/blocks.ts'
import { paperPdf } from '../../fixtures/papers/pdf/paperPdf.ts'
import { detachedSignature, type Signing, signedContainer, signedMessage, signedPdf } from './messages.ts'
import type { People } from './people.ts'

const training = 'УЧЕБЕН – имената и данните са измислени'

const paragraph = (content: string): string => `<w:p><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`
/**
 * Returns a letter as a Word file. The archive is not compressed, so two letters that differ in one digit have the same
 * length.
 */
const letter = (title: string, ...content: readonly string[]): Uint8Array =>
  wordFile(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${title}</w:t></w:r></w:p>${[...content, training].map(paragraph).join('')}`,
  )

const protocol = (number: string, pieces: string): Block[] => [
  text('Учебна лаборатория „Везни“ ЕООД', { align: 'center' }),
  text(`ПРОТОКОЛ ОТ ИЗПИТВАНЕ № ${number}`, { size: 16, align: 'center', before: 24, keep: true }),
  text(`Изпитани са ${pieces} везни с неавтоматично действие. Отклоненията са в допустимите граници.`, { before: 18 }),
  text('гр. София, 12.10.2026 г.', { before: 18 }),
  text('Документът е подписан с квалифициран електронен подпис.', { before: 18, size: 10 }),
]
const paper = (title: string, blocks: readonly Block[]): Uint8Array =>
  paperPdf({ title, author: 'Учебна лаборатория „Везни“ ЕООД', blocks }, 33_000)

const replaceSigned = (whole: Uint8Array, signed: Uint8Array, other: Uint8Array): Uint8Array => {
  const at = Buffer.from(whole).indexOf(signed)
  if (at < 0 || signed.length !== other.length) throw new Error('the other file does not fit')
  const copy = Uint8Array.from(whole)
  copy.set(other, at)
  return copy
}

export const makeLetters = (people: People): Record<string, Uint8Array> => {
  const { manager, lawyer, chamber, expired, stranger, stamper } = people
  const by = (owner: Signing['owner'], at: string, more: Partial<Signing> = {}): Signing => ({
    owner,
    chain: [people.issuer.certificate],
    at,
    ...more,
  })
  const tested = paper('Протокол от изпитване № 214', protocol('214', '24'))
  const report = signedPdf(tested, by(manager, '2026-10-12T07:32:00Z', { stamper }))
  const declared = paper('Протокол от изпитване № 215', protocol('215', '16'))
  const declaredOther = paper('Протокол от изпитване № 215', protocol('215', '61'))
  const opinion = letter('Становище', 'Камарата подкрепя предложението за промяна на сроковете за проверка.')
  const proxy = letter('Пълномощно', 'Упълномощавам Стоян Учебников да подава и получава документи от мое име.')
  const old = letter('Удостоверение', 'Удостоверяваме, че дружеството членува в камарата от 2019 г.')
  const offer = letter('Оферта', 'Предлагаме ежегодна проверка на везните Ви за 1 240,00 лв.')
  const exercise = (count: string) =>
    letter('Искане', `Молим да бъдат проверени ${count} везни в обекта ни на ул. „Учебна“ 7.`, 'Плащането е направено.')
  const requestText = exercise('12')
  return {
    'Протокол от изпитване № 214.pdf': report,
    'Протокол от изпитване № 215.pdf': replaceSigned(
      signedPdf(declared, by(manager, '2026-10-13T08:05:00Z')),
      declared,
      declaredOther,
    ),
    'Становище на камарата.docx.p7m': signedMessage(opinion, by(chamber, '2026-10-08T11:20:00Z')),
    'Пълномощно.docx': proxy,
    'Пълномощно.docx.p7s': detachedSignature(proxy, by(manager, '2026-10-05T06:48:00Z', { stamper })),
    'Документи по заявлението.asice': signedContainer(
      {
        'Заявление.docx': letter('Заявление', 'Моля да бъде одобрен типът на описаното средство за измерване.'),
        'Опис.txt': strToU8(`1. Заявление\r\n2. Опис\r\n${training}\r\n`),
      },
      by(lawyer, '2026-10-09T13:15:00Z'),
    ),
    'Удостоверение за членство.docx.p7m': signedMessage(old, by(expired, '2026-09-30T09:00:00Z')),
    'Оферта.docx.p7m': signedMessage(offer, { ...by(stranger, '2026-10-07T12:40:00Z'), chain: [] }),
    'Искане от 01.10.2026.docx.p7m': signedMessage(exercise('10'), by(manager, '2026-10-01T07:10:00Z')),
    'Искане от 06.10.2026.docx.p7m': replaceSigned(
      signedMessage(requestText, by(manager, '2026-10-06T07:25:00Z')),
      requestText,
      exercise('72'),
    ),
    'Искане от 14.10.2026.docx.p7m': signedMessage(exercise('15'), by(manager, '2026-10-14T08:55:00Z')),
  }
}
