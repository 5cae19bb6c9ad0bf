import type { DocumentRow } from '../../../../src/contract/shapes/documents.ts'

const types = ['Заявление', 'Писмо', 'Заповед', 'Докладна записка', 'Договор', 'Протокол']
const people = ['Мария Петрова', 'Иван Георгиев', 'Елена Димитрова', 'Николай Стоянов', 'Десислава Илиева']
const departments = ['Деловодство', 'Правен отдел', 'Метрология', 'Финанси', 'Човешки ресурси']
const subjects = [
  'Заявление за проверка на средства за измерване в обект на търговското дружество',
  'Писмо относно изпратени допълнителни документи по преписката',
  'Отговор на запитване за издадено удостоверение за одобрен тип',
  'Протокол от извършена проверка на място и приложени снимки',
]
const two = (n: number) => String(n).padStart(2, '0')
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T

const row = (n: number): DocumentRow => {
  const date = `2026-${two(1 + (n % 11))}-${two(1 + (n % 28))}`
  return {
    guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    documentNumber: `РД-${1 + (n % 40)}-${n}-${two(1 + (n % 28))}.${two(1 + (n % 11))}.2026`,
    dateRegistered: `${date}T09:${two(n % 60)}:00+02:00`,
    dateCreated: `${date}T08:${two(n % 60)}:00+02:00`,
    documentDirectionId: pick([1, 2, 3] as const, n),
    documentTypeId: 1 + (n % types.length),
    documentTypeName: pick(types, n),
    documentStatusId: 2,
    documentStatusName: 'Регистриран',
    subjectDescription: `${pick(subjects, (n * 7919) >> 3)} № ${(n * 7919) % 9973}`,
    externalRefNumber: `ВХ-${n}`,
    correspondents: [`„Акция ${n % 400}“ ЕООД`],
    addressedTo: pick(people, n >> 1),
    departmentName: pick(departments, n >> 2),
    heldBy: '',
    heldSince: null,
    createdBy: pick(people, n >> 3),
    deadline: n % 3 === 0 ? date : null,
    workingDaysLeft: n % 3 === 0 ? (n % 20) - 5 : null,
    isRead: n % 4 !== 0,
    hasFiles: n % 2 === 0,
    hasSignature: n % 18 === 0,
    unreadCount: null,
    lastDocument: null,
    myRole: null,
    awaits: null,
    awaitsFrom: null,
    awaitsSince: null,
    daysSinceRegistration: null,
    dateReceived: null,
    serviceName: null,
    paymentStatusName: null,
  }
}

export const manyRows = (count: number): DocumentRow[] => Array.from({ length: count }, (_, n) => row(n))
