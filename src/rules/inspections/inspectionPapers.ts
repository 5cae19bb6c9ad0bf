import { documentFlow } from '../../contract/callers.ts'
import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import { type InspectionPaper, InspectionStatus, inspectionPaperLabels } from '../../contract/inspectionKinds.ts'
import type { DocumentTypeOption } from '../../contract/metadata.ts'
import type { Inspection, InspectionDocument, InspectionFile } from '../../contract/shapes/inspections.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { formatNumberInLetter } from '../identifiers/registrationNumber.ts'
import { isAdministrator } from '../routeAccess.ts'
import { allOf, allowed, type RuleResult, refused, refusedInUnknownStatus } from '../ruleResult.ts'
import { withPreposition } from '../words/preposition.ts'
import { type Inspector, mayWriteInspections, statusName } from './inspectionMoves.ts'

type Facts = Pick<Inspection, 'statusId'> & {
  team: readonly { id: number }[]
  documents: readonly Omit<InspectionDocument, 'guid'>[]
  hasProtocol: boolean
  hasAct: boolean
}
export const paperFactsOf = (one: Inspection): Facts => ({
  ...one,
  hasProtocol: one.protocol !== null,
  hasAct: hasAct(one),
})
export const hasAct = ({ measures }: Pick<Inspection, 'measures'>): boolean =>
  measures.some(({ kind }) => kind === 'act')

const words = {
  protocol: {
    the: 'Протоколът',
    isMissing: 'Протоколът още не е съставен.',
    howToMake: 'Съставете го от страницата на проверката.',
  },
  act: {
    the: 'АУАН',
    isMissing: 'Проверката няма АУАН.',
    howToMake: 'Добавете го в мерките на проверката.',
  },
} as const satisfies Record<InspectionPaper, object>

const withPaper: readonly (number | null)[] = [InspectionStatus.UNDER_WAY, InspectionStatus.FINISHED]

/** The document of this paper that is not annulled, a draft or a registered one. */
export const documentOfPaper = <D extends Pick<InspectionDocument, 'paper' | 'documentStatusId'>>(
  documents: readonly D[],
  paper: InspectionPaper,
): D | undefined => documents.find((one) => one.paper === paper && one.documentStatusId !== DocumentStatus.ANNULLED)

const notTwice = (paper: InspectionPaper, documents: Facts['documents']): RuleResult => {
  const present = documentOfPaper(documents, paper)
  if (!present) return allowed
  const number = formatNumberInLetter(present.documentNumber, present.dateRegistered)
  return number
    ? refused(
        `${words[paper].the} вече е регистриран.`,
        `Документът е с ${number} Наново се регистрира, ако бъде анулиран.`,
      )
    : refused(
        `За ${paper === 'act' ? 'АУАН' : 'протокола'} вече има чернова.`,
        'Регистрирайте я или я изтрийте, преди да създадете друга.',
      )
}

/** Whether this user may make a document from the protocol or the act of an inspection. */
export const mayRegisterPaper = (paper: InspectionPaper, facts: Facts, { personId, roles }: Inspector): RuleResult =>
  allOf(
    mayWriteInspections(roles),
    mayCall(documentFlow, roles)
      ? allowed
      : refused('Не можете да създавате документи.', 'Номерата се дават в документооборота.', neededRole(documentFlow)),
    facts.statusId === null ? refusedInUnknownStatus('проверката') : allowed,
    withPaper.includes(facts.statusId)
      ? allowed
      : refused(`${words[paper].the} не се регистрира сега.`, `Проверката е в статус „${statusName(facts.statusId)}“.`),
    (paper === 'protocol' ? facts.hasProtocol : facts.hasAct)
      ? allowed
      : refused(words[paper].isMissing, words[paper].howToMake),
    isAdministrator(roles) || facts.team.some(({ id }) => id === personId)
      ? allowed
      : refused('Не участвате в проверката.', 'Протокола и АУАН регистрира някой от проверяващите.'),
    notTwice(paper, facts.documents),
  )

const placeOf = ({ siteName, settlementName }: Inspection): string =>
  [siteName && `обект ${siteName}`, settlementName].filter(Boolean).join(', ')

/** The subject of the document; what the inspection does not know is left out. */
export const subjectOfPaper = (paper: InspectionPaper, one: Inspection): string => {
  const place = placeOf(one)
  const person = one.inspectedPerson?.name ?? ''
  const act = one.measures.find(({ kind }) => kind === 'act')
  const where = place && ` ${withPreposition('в', place)}`
  return paper === 'protocol'
    ? `Констативен протокол от проверка № ${one.number}${person && ` на ${person}`}${where}`
    : `АУАН${act?.number ? ` № ${act.number}` : ''}${person && ` срещу ${person}`} за нарушения, установени при проверка № ${one.number}${where}`
}

type TypeOption = Pick<DocumentTypeOption, 'id' | 'name' | 'directions'>
const directions = [Direction.INTERNAL, Direction.OUTGOING] as const

/** The type named like the paper, in the first direction that it has; an installation may not have such a type. */
export const typeOfPaper = (
  paper: InspectionPaper,
  types: readonly TypeOption[],
): { documentTypeId: number | null; documentDirectionId: Direction } => {
  const name = inspectionPaperLabels[paper].toLocaleLowerCase('bg')
  for (const documentDirectionId of directions) {
    const type = types.find(
      (one) => one.name.toLocaleLowerCase('bg') === name && one.directions.includes(documentDirectionId),
    )
    if (type) return { documentTypeId: type.id, documentDirectionId }
  }
  return { documentTypeId: null, documentDirectionId: Direction.INTERNAL }
}

const isOfAct = (fileName: string): boolean => /(^|[^а-я])(ауан|акт)([^а-я]|$)/u.test(fileName.toLocaleLowerCase('bg'))

/** The files of the inspection that belong to the paper: those named as acts to the act, the others to the protocol. */
export const filesOfPaper = <F extends Pick<InspectionFile, 'fileName' | 'deviceKey'>>(
  paper: InspectionPaper,
  files: readonly F[],
): F[] => files.filter(({ fileName, deviceKey }) => deviceKey === '' && isOfAct(fileName) === (paper === 'act'))
