import type { FactKind } from '../../contract/training/exercise.ts'

export const theRecord: Readonly<Record<FactKind, string>> = {
  document: 'документът',
  task: 'задачата',
  taskPart: 'изпълнителят на задачата',
  addressee: 'адресатът',
  file: 'файлът',
  comment: 'коментарът',
  obligation: 'задължението',
  payment: 'плащането',
  journal: 'редът в историята',
  caseFile: 'преписката',
  message: 'съобщението',
  correspondent: 'кореспондентът',
  leave: 'отпускът',
  trip: 'командировката',
  sickLeave: 'болничният',
  expenseReport: 'отчетът за разходи',
  vehicle: 'автомобилът',
  policy: 'полицата',
  vehicleInspection: 'техническият преглед',
  vehicleAccess: 'достъпът до автомобила',
  fuel: 'зареждането',
  maintenance: 'ремонтът или обслужването',
  inspection: 'проверката',
  groupInspection: 'груповата проверка',
  approvedType: 'одобреният тип',
  registeredType: 'регистрираният тип',
  supplement: 'допълнението',
  device: 'средството за измерване',
  libraryDocument: 'документът в библиотеката',
}

export const ofTheRecord = (kind: FactKind): string =>
  theRecord[kind].replace(/(ът|ят)(?= |$)/g, (end) => (end === 'ът' ? 'а' : 'я'))
