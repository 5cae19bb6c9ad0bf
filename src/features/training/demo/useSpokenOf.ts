import { type RefObject, useEffect, useState } from 'react'
import { type Box, placeNextTo } from './placeNextTo.ts'
import type { TourStep } from './tourSteps.ts'

const isShown = (element: Element): boolean => element.getClientRects().length > 0

const targetOf = ({ target, holding }: TourStep): Element | undefined =>
  [...document.querySelectorAll(target)].find(
    (element) => isShown(element) && (holding === undefined || element.textContent?.includes(holding)),
  )

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

type SpokenElement = { card: Pick<Box, 'left' | 'top'>; ring: Box | null }

/**
 * Returns the positions of the card and of the ring around the target. Waits for the target, scrolls it into view once,
 * and follows its moves.
 */
export const useSpokenOf = (step: TourStep, card: RefObject<HTMLElement | null>): SpokenElement | null => {
  const [place, setPlace] = useState<SpokenElement | null>(null)
  useEffect(() => {
    let shown: Element | undefined
    let frame = 0
    const look = () => {
      frame = 0
      const own = card.current
      if (!own) return
      const target = targetOf(step)
      if (target && target !== shown) target.scrollIntoView({ block: 'center', inline: 'nearest' })
      shown = target
      const ring = target ? boxOf(target) : null
      const size = { width: own.offsetWidth, height: own.offsetHeight }
      const next = { card: placeNextTo(size, ring, { width: innerWidth, height: innerHeight }), ring }
      setPlace((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    const changes = new MutationObserver(soon)
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'hidden'],
    })
    document.addEventListener('scroll', soon, true)
    window.addEventListener('resize', soon)
    soon()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      document.removeEventListener('scroll', soon, true)
      window.removeEventListener('resize', soon)
    }
  }, [step, card])
  return place
}
