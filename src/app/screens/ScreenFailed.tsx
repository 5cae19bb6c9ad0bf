import { useEffect, useState } from 'react'
import { screenHref } from '../../basePath.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconRefresh } from '../../widgets/icons.ts'
import { ScreenNotLoaded } from './RoutePage.tsx'
import { reloadOnce } from './reloadOnce.ts'
import './screens.css'

type Props = { error: unknown; again: () => void }

const labels = {
  notLoaded: {
    title: 'Екранът не се зареди',
    text: 'Връзката прекъсна или междувременно е поставена нова версия. Вече записаните данни не са засегнати.',
  },
  broken: {
    title: 'Екранът спря да работи',
    text: 'Възникна неочаквана грешка в този екран. Останалата част от системата продължава да работи.',
  },
}

const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

export const ScreenFailed = ({ error, again }: Props) => {
  const notLoaded = error instanceof ScreenNotLoaded
  const [state, setState] = useState<'reloading' | 'away' | 'tried'>(notLoaded ? 'reloading' : 'tried')
  useEffect(() => {
    if (!(error instanceof ScreenNotLoaded)) return
    void reloadOnce().then(setState)
  }, [error])
  if (state === 'reloading') return <p role="status">Зарежда се новата версия…</p>
  const { title, text } = notLoaded ? labels.notLoaded : labels.broken
  return (
    <section className="screen-failed" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button
          kind="primary"
          icon={IconRefresh}
          onClick={notLoaded && state === 'tried' ? () => location.reload() : again}
        >
          {notLoaded ? 'Зареди отново' : 'Опитай отново'}
        </Button>
        <a className="btn" href={screenHref('/')}>
          Към началото
        </a>
      </div>
      <details>
        <summary>Подробности за поддръжката</summary>
        <pre>{detailsOf(error)}</pre>
      </details>
    </section>
  )
}
