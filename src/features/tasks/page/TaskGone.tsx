import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden, IconNothingFound } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'

const words = {
  address: {
    title: 'Няма такава задача',
    text: 'Адресът не сочи към задача. Проверете дали сте го копирали целия.',
    icon: IconNothingFound,
  },
  deleted: {
    title: 'Задачата не съществува',
    text: 'Потърсете я в списъка със задачи или на страницата на документа.',
    icon: IconNothingFound,
  },
  forbidden: {
    title: 'Нямате достъп до тази задача',
    text: 'Задачата виждат изпълнителите, възложителят и всички, които имат достъп до документа ѝ.',
    icon: IconForbidden,
  },
}

/** What stands in the place of a task that cannot be shown, with the way back. */
export const TaskGone = ({ because, back }: { because: keyof typeof words; back: { href: string; label: string } }) => {
  const { title, text, icon } = words[because]
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">{title}</h1>
      <Card>
        <EmptyState
          title={title}
          icon={icon}
          action={
            <LinkButton href={back.href} icon={IconBack}>
              Към „{back.label}“
            </LinkButton>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </>
  )
}
