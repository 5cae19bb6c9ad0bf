import { isCivilDate } from '../../dates/civilDate.ts'
import type { FactValue } from './facts.ts'

export type ValueKind = 'text' | 'longText' | 'list' | 'number' | 'day' | 'yesNo'

const longTexts = new Set([
  ...['subject', 'note', 'description', 'comment', 'text', 'findings', 'summary', 'theme', 'title', 'basis'],
  ...['statusReason', 'withdrawnReason', 'rejectReason', 'annulledBecause'],
])
const days = new Set([
  ...['suspendedUntil', 'dateReceived', 'dateRegistered', 'deadline', 'externalDate', 'dateSent', 'due', 'date'],
  ...['presentedOn', 'vignetteUntil', 'liabilityUntil', 'inspectionUntil', 'entryDate', 'certificateDate'],
  ...['validUntil', 'from', 'to', 'orderDate', 'signedOnPaper', 'dayAfter'],
])
const numbers = new Set([
  ...['sheets', 'attachments', 'amount', 'total', 'advance', 'quantity', 'mileage', 'sincePrevious', 'days'],
  ...['instalments', 'paidInstalments', 'versions', 'steps', 'deviceCount', 'departmentCount', 'finishedInspections'],
])
const lists = new Set([
  ...['correspondents', 'identifiers', 'parties', 'classifications', 'caseDocuments', 'files', 'assignees'],
  ...['mentioned', 'documents', 'openDocuments', 'contacts', 'mails', 'phones', 'addresses', 'representatives'],
  ...['inspectors', 'departments', 'categories', 'moves', 'inspections', 'expenses', 'devices', 'deviceCategories'],
  ...['nonConforming', 'violations', 'measures'],
])
const yesNo = /^(is[A-Z]|has[A-Z]|was[A-Z]|startsCase$|byResolution$|requiresDocument$)/

/** Returns how a field is edited. Without a value, the result depends only on the field name. */
export const valueKindOf = (field: string, value: FactValue | undefined = undefined): ValueKind => {
  if (typeof value === 'boolean' || (value === undefined && yesNo.test(field))) return 'yesNo'
  if (Array.isArray(value) || lists.has(field)) return 'list'
  if ((typeof value === 'string' && isCivilDate(value)) || days.has(field)) return 'day'
  if (typeof value === 'number' || numbers.has(field)) return 'number'
  return longTexts.has(field) || String(value ?? '').length > 60 ? 'longText' : 'text'
}

export const editedTests = [
  ...['equals', 'contains', 'lacks', 'oneOf', 'includes', 'excludes', 'differs'],
  ...['atLeast', 'atMost', 'date', 'dateAtLeast', 'dateAtMost', 'day', 'dayAtLeast', 'dayAtMost'],
  ...['yes', 'no', 'me', 'filled', 'empty', 'changed'],
] as const
export type EditedTest = (typeof editedTests)[number]
export const isEditedTest = (text: string): text is EditedTest => editedTests.some((one) => one === text)

export const testText: Readonly<Record<EditedTest, string>> = {
  equals: 'е точно',
  contains: 'съдържа думите',
  lacks: 'не съдържа',
  oneOf: 'е едно от изброените',
  includes: 'включва',
  excludes: 'не включва',
  differs: 'е различно от',
  atLeast: 'е поне',
  atMost: 'е най-много',
  date: 'е на дата',
  dateAtLeast: 'е на дата или след нея',
  dateAtMost: 'е на дата или преди нея',
  day: 'е толкова дни след началото',
  dayAtLeast: 'е поне толкова дни след началото',
  dayAtMost: 'е най-много толкова дни след началото',
  yes: 'е така',
  no: 'не е така',
  me: 'е обучаемият',
  filled: 'не е празно',
  empty: 'е празно',
  changed: 'е променено',
}

const always = ['filled', 'empty', 'changed'] as const
const ofKind: Readonly<Record<ValueKind, readonly EditedTest[]>> = {
  text: ['equals', 'contains', 'oneOf', 'differs', 'me', ...always],
  longText: ['contains', 'lacks', 'equals', ...always],
  list: ['equals', 'includes', 'excludes', 'contains', ...always],
  number: ['equals', 'atLeast', 'atMost', 'oneOf', ...always],
  day: ['date', 'dateAtLeast', 'dateAtMost', 'day', 'dayAtLeast', 'dayAtMost', ...always],
  yesNo: ['yes', 'no'],
}
export const testsFor = (kind: ValueKind): readonly EditedTest[] => ofKind[kind]

export const inputOf = (test: EditedTest): 'one' | 'several' | 'date' | 'days' | null => {
  if (['equals', 'differs', 'atLeast', 'atMost'].includes(test)) return 'one'
  if (['contains', 'lacks', 'oneOf', 'includes', 'excludes'].includes(test)) return 'several'
  if (test.startsWith('date')) return 'date'
  return test.startsWith('day') ? 'days' : null
}
