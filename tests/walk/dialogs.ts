/**
 * What the walk presses on a screen besides its tabs, by how the route's pattern ends: names of buttons, one after the
 * other. Each row opens a form, a dialog or a menu and writes nothing. A new dialog is one more row.
 */
const presses: readonly (readonly [end: string, ...names: string[]])[] = [
  ['/documents', 'Групово регистриране'],
  ['/documents', 'Колони'],
  ['/documents', 'Запази изгледа'],
  ['/documents', 'Действия за'],
  ['/caseFiles', 'Действия за'],
  ['/tasks', 'Приключени'],
  ['/tasks', 'Възложени от мен'],
  ['/tasks', 'Действия за'],
  ['/correspondents', 'Разширено търсене'],
  ['/correspondents', 'Действия за'],
  ['/documents/create', 'Търсене на преписка'],
  ['/documents/create', 'Нов кореспондент'],
  ['/documents/:id', 'Печат'],
  ['/documents/:id', 'Смени статус'],
  ['/documents/:id', 'Насочи'],
  ['/documents/:id', 'История на маршрута'],
  ['/documents/:id', 'Файлове', 'Преглед на'],
  ['/documents/:id', 'Задачи и резолюции', 'Нова задача'],
  ['/documents/:id', 'Редактирай'],
  ['/documents/:id/task/:taskId', 'Промени'],
  ['/documents/:id/task/:taskId', 'Нова задача след тази'],
  ['/documents/:id/task/:taskId', 'Приключи'],
  ['/documents/:id/task/:taskId', 'Защо този срок?'],
  ['/documents/create/resolution/:resolutionToDocumentId', 'Стандартни текстове'],
  ['/documents/create/resolution/:resolutionToDocumentId', 'Избери от списък'],
  ['/documents/:id/resolution/:resolutionToDocumentId', 'Данни и история'],
  ['/correspondents/create', 'Добави адрес'],
  ['/correspondents/create', 'Добави контакт'],
  ['/correspondents/:id', 'Редактирай'],
  ['/doc-exchange/:id', 'Отхвърли'],
  ['/correspondentGroups', 'Нов'],
  ['/address-types', 'Нов'],
  ['/address-types', 'Действия за', 'Къде се ползва'],
  ['/correspondentGroups', 'Действия за', 'Изтрий'],
  ['/rules-for-deadlines', 'Ново правило за срок'],
  ['/rules-for-deadlines', 'Действия за'],
  ['/case-file-owner-rules', 'Ново правило за собственик'],
  ['/case-file-owner-rules', 'Действия за'],
  ['/index-to-documents', 'Нов регистров индекс', 'Добави вид документ'],
  ['/index-to-documents', 'Действия за', 'Къде се ползва'],
  ['/working-days-calendar', 'Нов неработен ден'],
  ['/business-processes', 'Действия за'],
  ['/business-processes/:id', 'Увеличи диаграмата'],
  ['/business-processes/:id', 'Цялата диаграма'],
]

/** The rows of the table for a route. */
export const pressesOn = (pattern: string): string[][] =>
  presses.filter(([end]) => pattern.endsWith(end)).map(([, ...names]) => names)
