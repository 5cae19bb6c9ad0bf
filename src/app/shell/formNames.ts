/** What a form is called, by the beginning of the name under which its text is stored; the first that fits counts. */
const names: readonly (readonly [start: string, name: string])[] = [
  ['document/new', 'нов документ'],
  ['document/', 'редактиране на документ'],
  ['documents-many/', 'групово регистриране'],
  ['register/', 'регистриране на получено съобщение'],
  ['reject/', 'отказ на получено съобщение'],
  ['document-status/', 'смяна на статус'],
  ['remove-file/', 'премахване на файл'],
  ['resolution/', 'резолюция'],
  ['task-result/', 'резултат от задача'],
  ['task-new-term/', 'нов срок на задача'],
  ['task', 'задача'],
  ['comment/', 'коментар'],
  ['correspondent/', 'кореспондент'],
  ['route/', 'маршрут'],
  ['protocol/', 'протокол'],
  ['user/', 'потребител'],
  ['inspection/', 'проверка'],
  ['device', 'средство за измерване'],
  ['vehicle-insurance', 'застраховка'],
  ['vehicle-inspection', 'технически преглед'],
  ['vehicle-access', 'достъп до автомобил'],
  ['vehicle', 'автомобил'],
  ['fuel-expense', 'разход за гориво'],
  ['administrative-expense', 'административен разход'],
  ['maintenance', 'ремонт или обслужване'],
]

const nameOf = (form: string): string => names.find(([start]) => form.startsWith(start))?.[1] ?? 'друга форма'

/** „нов документ, задача (2)“: the forms under whose names something is stored, each kind once. */
export const formNames = (forms: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const name of forms.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ')
}
