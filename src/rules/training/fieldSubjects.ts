import type { FactKind } from '../../contract/training/exercise.ts'
import { capitalised } from '../words/agreement.ts'
import { factKinds } from './factKinds.ts'
import { ofTheRecord } from './theRecord.ts'

/**
 * The definite noun of a field in a sentence, singular and plural. „~“ is replaced by the record, for example „на
 * документа“.
 */
export type Subject = string | readonly [one: string, many: string]

export const partners = { sender: ['подателят', 'подателите'], receiver: ['адресатът', 'адресатите'] } as const
export type Partner = keyof typeof partners

/**
 * By field name, or by „kind.field“ if a kind needs a different noun. A field without an entry uses its label on the
 * page.
 */
const subjects: Readonly<Record<string, Subject>> = {
  correspondents: ['кореспондентът', 'кореспондентите'],
  parties: ['кореспондентът', 'кореспондентите'],
  identifiers: ['ЕГН или ЕИК', 'ЕГН и ЕИК'],
  type: 'видът ~',
  kind: 'видът ~',
  status: 'статусът ~',
  step: 'състоянието ~',
  statusReason: 'основанието за статуса',
  addressedTo: 'служителят, до когото е адресирано,',
  addressedDepartment: 'звеното, до което е адресирано,',
  receivedVia: 'начинът на получаване',
  sentVia: 'начинът на изпращане',
  externalNumber: 'външният номер',
  externalDate: 'датата на външния номер',
  dateReceived: 'датата на получаване',
  dateRegistered: 'датата на регистриране',
  dateSent: 'датата на изпращане',
  deadline: 'срокът ~',
  sheets: 'броят на листата',
  attachments: 'броят на приложенията',
  files: ['прикаченият файл', 'прикачените файлове'],
  classifications: ['класификацията', 'класификациите'],
  caseDocuments: ['документът в преписката', 'документите в преписката'],
  author: 'изготвилият',
  enteredBy: 'въвелият',
  registeredBy: 'регистриралият',
  signer: 'определеният да подпише',
  signedBy: 'подписалият',
  department: 'звеното ~',
  service: 'видът услуга',
  priority: 'приоритетът ~',
  suspendedUntil: 'датата, до която е спряно,',
  assigner: 'възложителят',
  controller: 'контролиращият',
  main: 'отговорният изпълнител',
  assignees: ['изпълнителят', 'изпълнителите'],
  person: 'служителят',
  result: 'резултатът ~',
  name: 'името ~',
  identifier: 'ЕГН или ЕИК',
  number: 'номерът ~',
  entryNumber: 'номерът в регистъра',
  orderNumber: 'номерът на заповедта',
  orderDate: 'датата на заповедта',
  amount: 'сумата ~',
  total: 'сумата ~',
  currency: 'валутата',
  correspondent: 'задълженото лице',
  debtor: 'задълженото лице',
  due: 'срокът за плащане',
  date: 'датата ~',
  from: 'началната дата ~',
  to: 'крайната дата ~',
  substitute: 'заместникът',
  place: 'мястото ~',
  vehicle: 'автомобилът',
  driver: 'водачът',
  quantity: 'количеството ~',
  mileage: 'показанието на километража',
  insurer: 'застрахователят',
  instalments: 'броят на вноските',
  leader: 'ръководителят',
  inspectors: ['инспекторът', 'инспекторите'],
  departments: ['звеното ~', 'звената ~'],
  categories: ['категорията ~', 'категориите ~'],
  deviceCategories: ['категорията на средствата', 'категориите на средствата'],
  deviceCount: 'броят на проверените средства',
  inspected: 'проверяваното лице',
  inspectedParty: 'проверяваното лице',
  manufacturer: 'производителят',
  holder: 'заявителят',
  holderParty: 'заявителят',
  ownerParty: 'собственикът ~',
  category: 'категорията ~',
  owner: 'отговорникът ~',
  responsible: 'отговорникът ~',
  folder: 'папката ~',
  group: 'групата ~',
  contacts: ['контактът', 'контактите'],
  mails: ['електронната поща', 'електронните пощи'],
  phones: ['телефонът', 'телефоните'],
  addresses: ['адресът', 'адресите'],
  representatives: ['представляващият', 'представляващите'],
  mentioned: ['споменатият', 'споменатите'],
  payer: 'вносителят',
  way: 'начинът на плащане',
  right: 'правото на достъп',
  'message.status': 'състоянието ~',
  'task.status': 'състоянието ~',
  'task.priority': 'спешността ~',
  'taskPart.status': 'състоянието на изпълнението',
  'taskPart.result': 'резултатът от изпълнението',
  'taskPart.deadline': 'срокът на изпълнителя',
  'taskPart.term': 'времето за изпълнение',
  'task.term': 'времето за изпълнение',
  'taskPart.person': 'изпълнителят',
  'obligation.status': 'състоянието ~',
  'caseFile.status': 'състоянието ~',
  'vehicle.status': 'състоянието ~',
  'inspection.status': 'състоянието ~',
  'inspection.result': 'резултатът от проверката',
  'groupInspection.status': 'състоянието ~',
  'correspondent.sentVia': 'начинът за връчване',
  'addressee.name': 'адресатът',
  'addressee.party': 'адресатът',
  'comment.person': 'авторът на коментара',
  'groupInspection.name': 'наименованието ~',
  'approvedType.name': 'наименованието ~',
  'registeredType.name': 'наименованието ~',
  'device.name': 'наименованието ~',
  'device.owner': 'собственикът ~',
  'vehicleInspection.to': 'датата, до която важи прегледът,',
}

export const labelOf = (kind: FactKind, field: string): string => factKinds[kind].fields[field] ?? field
export const fieldTitle = (kind: FactKind, field: string): string => capitalised(labelOf(kind, field))

export const subjectOf = (kind: FactKind, field: string, count: number, partner?: Partner): string => {
  const known: Subject =
    (partner && partners[partner]) ?? subjects[`${kind}.${field}`] ?? subjects[field] ?? `„${fieldTitle(kind, field)}“`
  const text = typeof known === 'string' ? known : known[count > 1 ? 1 : 0]
  return capitalised(text.replace('~', `на ${ofTheRecord(kind)}`))
}
