import { type GoneBecause, type GoneWords, RecordGone } from '../../../screen-kit/RecordGone.tsx'

const words: GoneWords = {
  address: {
    title: 'Няма такава задача',
    text: 'Адресът не сочи към задача. Проверете дали сте го копирали целия.',
  },
  deleted: {
    title: 'Задачата не съществува',
    text: 'Потърсете я в списъка със задачи или на страницата на документа.',
  },
  forbidden: {
    title: 'Нямате достъп до тази задача',
    text: 'Задачата виждат изпълнителите, възложителят и всички, които имат достъп до документа ѝ.',
  },
}

/** What stands in the place of a task that cannot be shown. */
export const TaskGone = (props: { because: GoneBecause; back: { href: string; label: string } }) => (
  <RecordGone words={words} {...props} />
)
