import type { WayBack } from '../../screen-kit/list/seenList.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden, IconNothingFound } from '../../widgets/icons.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'

const words = {
  address: {
    title: 'Няма такъв документ',
    text: 'Адресът не сочи към документ. Проверете дали сте го копирали целия.',
    icon: IconNothingFound,
  },
  deleted: {
    title: 'Документът не съществува или е изтрит',
    text: 'Изтриват се само чернови. Ако търсите регистриран документ, потърсете го по номер в списъка.',
    icon: IconNothingFound,
  },
  forbidden: {
    title: 'Нямате достъп до този документ',
    text: 'Достъп имат звеното и служителите, до които е адресиран, изпълнителите на задачи по него и авторът му. Ако Ви трябва за работата, обърнете се към ръководителя на Вашето звено.',
    icon: IconForbidden,
  },
}

/** What stands in the place of a document that cannot be shown, with the way back. */
export const DocumentGone = ({ because, back }: { because: keyof typeof words; back: WayBack }) => {
  const { title, text, icon } = words[because]
  return (
    <>
      <BackHeader href={back.href} label={back.label} />
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
