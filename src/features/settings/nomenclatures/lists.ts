import type { Endpoint } from '../../../contract/endpoint.ts'
import { metadata } from '../../../contract/metadata.ts'
import { type NomenclatureName, nomenclatures } from '../../../contract/nomenclatures.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { type Entry, nomenclatureRules } from '../../../rules/registers/nomenclatureRules.ts'
import { type Nomenclature, register } from '../../../screen-kit/register/register.ts'
import { yesColumn } from '../../../screen-kit/register/registerColumns.tsx'
import { pushed } from '../../../state/pushInvalidation.ts'

type List = {
  title: string
  note: string
  staleCalls: readonly Endpoint[]
  usedIn?: Nomenclature<Entry>['usedIn']
}

const inDocuments = (field: 'receivedViaId' | 'sentViaId'): List['usedIn'] => ({
  flowDocument: ({ id }) => to.documentsFlow.documents({ departmentId: 'any', [field]: id }),
  serviceDocument: ({ id }) => to.administrativeServices.documents({ departmentId: 'any', [field]: id }),
})

const lists: Record<NomenclatureName, List> = {
  taskTypes: {
    title: 'Видове задачи',
    note: 'Видът се избира при възлагане и в резолюцията; с какъв резултат се приключва задачата, зависи от него.',
    staleCalls: [metadata.getTaskTypes, ...pushed.DocumentChanged],
  },
  taskPriorities: {
    title: 'Приоритети',
    note: 'Приоритетът се избира за документ, за резолюция и за задача.',
    staleCalls: [metadata.getTaskPriorities, ...pushed.DocumentChanged],
  },
  taskResultTypes: {
    title: 'Резултати от задачи',
    note: 'Резултатът се избира при приключване на задача. Добавен тук резултат се предлага за всеки вид задача.',
    staleCalls: [metadata.getTaskResultTypes, ...pushed.DocumentChanged],
  },
  receivedVias: {
    title: 'Начини на получаване',
    note: 'Начинът се избира за всеки входящ документ.',
    staleCalls: [metadata.getReceivedVias, ...pushed.DocumentChanged],
    usedIn: inDocuments('receivedViaId'),
  },
  sentVias: {
    title: 'Начини на изпращане',
    note: 'Начинът се избира за всеки адресат на изходящ документ и като предпочитан от кореспондент.',
    staleCalls: [metadata.getSentVias, ...pushed.DocumentChanged],
    usedIn: inDocuments('sentViaId'),
  },
  contactTypes: {
    title: 'Видове контакти',
    note: 'Видът се избира за всеки контакт на кореспондент; първият се попълва сам на нов ред.',
    staleCalls: [metadata.getContactTypes],
    usedIn: { correspondent: ({ id }) => to.administrativeServices.correspondents({ contactTypeId: id }) },
  },
  paymentTypes: {
    title: 'Начини на плащане',
    note: 'Начинът се избира при въвеждане на плащане по задължение.',
    staleCalls: [metadata.getPaymentTypes],
  },
}

const validity = ({ validFrom, validTo }: Entry): string =>
  [validFrom && `от ${formatDateYear(validFrom)}`, validTo && `до ${formatDateYear(validTo)}`].filter(Boolean).join(' ')

const definitionOf = (list: NomenclatureName): Nomenclature<Entry> =>
  register<Entry>({
    name: list,
    ...lists[list],
    calls: nomenclatures[list],
    rules: nomenclatureRules[list],
    blank: {
      id: 0,
      code: '',
      name: '',
      latinName: '',
      description: '',
      validFrom: null,
      validTo: null,
      isSystem: false,
      isActive: true,
    },
    derived: ['isSystem'],
    columns: [
      { key: 'validity', header: 'Валидност', width: '11rem', onPhone: 'line', text: validity },
      yesColumn({ key: 'isSystem', header: 'Системна стойност', width: '7rem' }, ({ isSystem }) => isSystem),
    ],
    inactiveHint: 'Каквото е извън употреба, не се предлага за нови записи; които го имат, го запазват.',
  })

export const changeableLists: readonly Nomenclature<Entry>[] = [
  definitionOf('taskTypes'),
  definitionOf('taskPriorities'),
  definitionOf('taskResultTypes'),
  definitionOf('receivedVias'),
  definitionOf('sentVias'),
  definitionOf('contactTypes'),
  definitionOf('paymentTypes'),
]
