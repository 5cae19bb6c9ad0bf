import { type RefObject, useLayoutEffect } from 'react'

type Area = Pick<HTMLTextAreaElement, 'scrollHeight' | 'offsetHeight' | 'clientHeight'> & {
  style: Pick<CSSStyleDeclaration, 'height'>
}

export const growToText = (area: Area): void => {
  area.style.height = 'auto'
  const borders = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + borders}px`
}

const growsByItself = (): boolean => CSS.supports('field-sizing', 'content')

/** Grows the text area with its text in browsers without `field-sizing`. */
export const useGrowing = (area: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    if (area.current && area.current.value === text && !growsByItself()) growToText(area.current)
  }, [area, text])
}
