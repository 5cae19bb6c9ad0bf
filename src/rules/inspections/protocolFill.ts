import { basisLabels } from '../../contract/inspectionKinds.ts'
import { labelOfKey } from '../../contract/labels.ts'
import type {
  Inspection,
  InspectionMeasure,
  InspectionProtocol,
  ProtocolForm,
} from '../../contract/shapes/inspections.ts'
import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import {
  isPrintedField,
  leftFieldProblem,
  type PrintedField,
  protocolLines,
  tableField,
} from '../protocols/protocolText.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { inSentence } from '../words/inSentence.ts'
import { listed } from '../words/pluralise.ts'

const groundText = ({ basis, basisNumber, basisDate }: Inspection): string =>
  [
    basis === 'plan' ? 'годишния план' : basis === '' ? '' : inSentence(labelOfKey(basisLabels, basis)),
    basisNumber && `№ ${basisNumber}`,
    basisDate !== null && `от ${formatDateYear(basisDate)}`,
  ]
    .filter(Boolean)
    .join(' ')

const wordsOf = (one: Inspection, date: string | null): Readonly<Record<string, string>> => ({
  'проверка.номер': one.number,
  'проверка.основание': groundText(one),
  дата: formatDateYear(date ?? one.startsAt?.slice(0, 10)),
  проверяващи: listed(one.team.map(({ name }) => name)),
  'лице.наименование': one.inspectedPerson?.name ?? '',
  'лице.еик': one.inspectedPersonIdentifier.replace(/^ЕИК\s*/, ''),
  'обект.адрес': [one.siteName, one.settlementName, one.siteAddress].filter(Boolean).join(', '),
  констатации: one.findings.trim(),
})

/** Escapes text of the inspection, so that „{{“ does not become a template field and „# “ does not become a heading. */
const asText = (words: string): string => words.replaceAll(/\{(?=\{)/g, '{ ').replaceAll(/^# /gm, '#\u00a0')

const gap = '……………………'

/**
 * Returns the template with the values of the inspection. Unknown values become dotted lines; the field for the table
 * of devices stays.
 */
export const filledProtocol = (content: string, one: Inspection, date: string | null = null): string => {
  const values = wordsOf(one, date)
  return protocolLines(content)
    .map(({ isHeading, parts }) => {
      const words = parts.map((part) => {
        if (part.kind === 'text') return part.text
        const stays = part.key === tableField || isPrintedField(part.key)
        return stays ? `{{${part.key}}}` : asText(values[part.key] ?? '') || gap
      })
      return `${isHeading ? '# ' : ''}${words.join('')}`
    })
    .join('\n')
}

/** Returns the template for this kind of inspection, otherwise the template for all kinds. */
export const formFor = (forms: readonly ProtocolForm[], kindId: number | null): ProtocolForm | undefined =>
  forms.find((form) => form.inspectionKindId !== null && form.inspectionKindId === kindId) ??
  forms.find((form) => form.inspectionKindId === null)

/** Returns the text and the term of all prescriptions. If their terms differ, each line also has its own term. */
const prescriptionsOf = ({ measures, followUpUntil }: Inspection): { text: string; until: CivilDate | null } => {
  const given = measures.filter(({ kind, text }) => kind === 'prescription' && text)
  const terms = [...new Set(given.flatMap(({ until }) => until ?? []))].toSorted()
  const line = ({ text, until }: InspectionMeasure) =>
    terms.length > 1 && until !== null ? `${text} (до ${formatDateYear(until)})` : text
  return { text: given.map(line).join('\n'), until: terms.at(-1) ?? (given.length > 0 ? followUpUntil : null) }
}

/**
 * Returns the values of the fields that the protocol's text still contains. They are inserted when the protocol is
 * printed.
 */
export const printedText = (protocol: InspectionProtocol): Readonly<Record<PrintedField, string>> => ({
  предписания: protocol.prescriptions.trim()
    ? [
        protocol.prescriptions.trim(),
        protocol.prescriptionsUntil && `Срок: до ${formatDateYear(protocol.prescriptionsUntil)}`,
      ]
        .filter(Boolean)
        .join('\n')
    : 'Не са дадени.',
  възражения: protocol.objections.trim() || gap,
})

export const newProtocol = (one: Inspection, form: ProtocolForm | undefined, today: string): InspectionProtocol => {
  const date = one.endsAt?.slice(0, 10) ?? today
  const prescriptions = prescriptionsOf(one)
  return {
    templateId: form?.id ?? null,
    number: one.number,
    date,
    time: one.endsAt?.slice(11, 16) ?? '',
    place: one.settlementName,
    author: one.team[0] ?? null,
    attendees: [one.representativeName, one.representativePosition].filter(Boolean).join(', '),
    content: form ? filledProtocol(form.content, one, date) : '',
    prescriptions: prescriptions.text,
    prescriptionsUntil: prescriptions.until,
    objections: '',
    copies: 2,
  }
}

export const protocolErrors = (protocol: InspectionProtocol): FieldErrors<keyof InspectionProtocol> =>
  errorsOf<keyof InspectionProtocol>({
    templateId: required(protocol.templateId),
    number: required(protocol.number),
    date: required(protocol.date),
    time: protocol.time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(protocol.time) ? null : 'Часът се пише „14:30“.',
    place: required(protocol.place),
    author: requiredOption(protocol.author),
    content: required(protocol.content) ?? leftFieldProblem(protocol.content),
    prescriptionsUntil: protocol.prescriptions.trim() === '' ? null : required(protocol.prescriptionsUntil),
    copies: (protocol.copies ?? 0) >= 1 ? null : 'Поне един екземпляр.',
  })
