import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Training } from '../../../rules/training/trainingApi.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { IconBack, IconClose, IconNext } from '../../../widgets/icons.ts'
import type { TourState } from './tourState.ts'
import { type TourStep, tourSteps } from './tourSteps.ts'
import { useSpokenOf } from './useSpokenOf.ts'
import { useTour } from './useTour.ts'
import './tour.css'

type TourDirection = ReturnType<typeof useTour>

/** The keys that the card of the tour handles. Any other key means that the user works elsewhere on the page. */
const cardKeys = ['Enter', ' ', 'ArrowRight', 'ArrowLeft', 'Escape']

const Step = ({ step, tour, way }: { step: TourStep; tour: TourState; way: TourDirection }) => {
  const card = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const place = useSpokenOf(step, card)
  const isLast = tour.step === tourSteps.length - 1
  const forward = () => (isLast ? way.end() : void way.goTo(tour, tour.step + 1))
  const back = () => tour.step > 0 && void way.goTo(tour, tour.step - 1)
  // At each step „Напред“ gets the focus, so that one key continues the tour, unless the user has used the pointer or
  // another key.
  useEffect(() => {
    const stand = () => next.current?.focus({ preventScroll: true })
    let hasMoved = false
    const onPointer = () => {
      hasMoved = true
    }
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (!cardKeys.includes(key)) hasMoved = true
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!hasMoved && target instanceof Node && !card.current?.contains(target)) stand()
    }
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('focusin', onFocus)
    stand()
    return () => {
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const does = { ArrowRight: forward, ArrowLeft: back, Escape: way.end }[event.key]
    if (!does) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
  const ring = place?.ring
  return (
    <>
      {ring && (
        <div
          className="tour-ring no-print"
          aria-hidden
          style={{ left: ring.left - 6, top: ring.top - 6, width: ring.width + 12, height: ring.height + 12 }}
        />
      )}
      <section
        ref={card}
        className="tour no-print"
        aria-label="Разглеждане"
        data-part
        style={place ? place.card : { right: 16, bottom: 16 }}
        onKeyDown={onKeyDown}
      >
        <header className="tour-head">
          <small className="muted">
            {tour.step + 1} от {tourSteps.length}
          </small>
          <IconButton icon={IconClose} label="Спри разглеждането" onClick={way.end} />
        </header>
        <h2 id="tour-title">{step.title}</h2>
        <p id="tour-text">{step.text(tour.places)}</p>
        {way.problem && <p role="alert">{way.problem}</p>}
        <div className="tour-ways">
          {tour.step > 0 && (
            <Button icon={IconBack} onClick={back}>
              Назад
            </Button>
          )}
          <Button
            kind="primary"
            iconEnd={IconNext}
            ref={next}
            busy={way.busy === 'go'}
            aria-describedby="tour-title tour-text"
            onClick={forward}
          >
            {isLast ? 'Край' : 'Напред'}
          </Button>
        </div>
      </section>
    </>
  )
}

const Before = ({ children, ways }: { children: ReactNode; ways?: ReactNode }) => (
  <section className="tour tour-before no-print" aria-label="Разглеждане" data-part>
    <h2>Разглеждане за пет минути</h2>
    <div role="status">{children}</div>
    {ways && <div className="tour-ways">{ways}</div>}
  </section>
)

const Beginning = ({ training, way }: { training: Training; way: TourDirection }) => {
  const [hasWork, setHasWork] = useState<boolean | null>(null)
  const begin = useEffectEvent(way.begin)
  useEffect(() => {
    void training.doneSteps().then(({ length }) => {
      setHasWork(length > 0)
      if (length === 0) void begin()
    })
  }, [training])
  const ways = (
    <>
      <Button onClick={way.leave}>Не сега</Button>
      <Button kind="primary" busy={way.busy === 'begin'} onClick={way.begin}>
        Започни
      </Button>
    </>
  )
  if (way.problem) return <Before ways={ways}>{way.problem}</Before>
  if (hasWork !== true) return <Before>Подготвяме деня…</Before>
  return (
    <Before ways={ways}>
      Разглеждането заема мястото на сегашните учебни данни и въведеното от Вас ще бъде изтрито. Ако Ви е нужно, първо
      изнесете състоянието от „Обучение“, „Сценарий“.
    </Before>
  )
}

/** Renders the guided tour of five minutes, over whichever page is open. */
export const Tour = ({ training }: { training: Training }) => {
  const way = useTour(training)
  const { tour } = way
  if (tour === null) return null
  if (tour === 'asked') return <Beginning training={training} way={way} />
  const step = tourSteps[tour.step]
  return step ? <Step key={tour.step} step={step} tour={tour} way={way} /> : null
}
