import type { Inspection, InspectionProtocol, ProtocolForm } from '../../contract/shapes/inspections.ts'
import { formatDateYear } from '../../dates/civilDate.ts'
import { protocolLines, tableField } from '../protocols/protocolText.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { listed } from '../words/count.ts'

/** What stands in the place of each field of a template; '' where the inspection does not say it. */
const wordsOf = (one: Inspection, date: string | null): Readonly<Record<string, string>> => ({
  'проверка.номер': one.number,
  дата: formatDateYear(date ?? one.startsAt?.slice(0, 10)),
  проверяващи: listed(one.team.map(({ name }) => name)),
  'лице.наименование': one.inspectedPerson?.name ?? '',
  'лице.еик': one.inspectedPersonIdentifier.replace(/^ЕИК\s*/, ''),
  'обект.адрес': [one.siteName, one.settlementName, one.siteAddress].filter(Boolean).join(', '),
  констатации: one.findings.trim(),
})

const gap = '……………………'

/** The text of a template with its fields filled in; what is not known is dots to write on, the table stays a field. */
export const filledProtocol = (content: string, one: Inspection, date: string | null = null): string => {
  const values = wordsOf(one, date)
  return protocolLines(content)
    .map(({ isHeading, parts }) => {
      const words = parts.map((part) => {
        if (part.kind === 'text') return part.text
        return part.key === tableField ? `{{${tableField}}}` : (values[part.key] ?? '') || gap
      })
      return `${isHeading ? '# ' : ''}${words.join('')}`
    })
    .join('\n')
}

/** By which template the protocol of a kind is written: that of its kind, else the common one. */
export const formFor = (forms: readonly ProtocolForm[], kindId: number | null): ProtocolForm | undefined =>
  forms.find((form) => form.inspectionKindId !== null && form.inspectionKindId === kindId) ??
  forms.find((form) => form.inspectionKindId === null)

/** The protocol with which its dialog begins, by a template. */
export const newProtocol = (one: Inspection, form: ProtocolForm | undefined, today: string): InspectionProtocol => {
  const date = one.endsAt?.slice(0, 10) ?? today
  return {
    templateId: form?.id ?? null,
    number: one.number,
    date,
    time: one.endsAt?.slice(11, 16) ?? '',
    place: one.settlementName,
    author: one.team[0] ?? null,
    attendees: [one.representativeName, one.representativePosition].filter(Boolean).join(', '),
    content: form ? filledProtocol(form.content, one, date) : '',
    prescriptions: one.measures
      .filter(({ kind, text }) => kind === 'prescription' && text)
      .map(({ text }) => text)
      .join('\n'),
    prescriptionsUntil: one.followUpUntil,
    objections: '',
    copies: 2,
  }
}

/** What is wrong with a protocol. */
export const protocolErrors = (protocol: InspectionProtocol): FieldErrors<keyof InspectionProtocol> =>
  errorsOf<keyof InspectionProtocol>({
    templateId: required(protocol.templateId),
    number: required(protocol.number),
    date: required(protocol.date),
    time: protocol.time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(protocol.time) ? null : 'Часът се пише „14:30“.',
    place: required(protocol.place),
    author: requiredOption(protocol.author),
    content: required(protocol.content),
    prescriptionsUntil: protocol.prescriptions.trim() === '' ? null : required(protocol.prescriptionsUntil),
    copies: (protocol.copies ?? 0) >= 1 ? null : 'Поне един екземпляр.',
  })
