import type { Catalogue } from '../../src/contract/catalogue.ts'
import { devices } from '../../src/contract/devices.ts'
import type { Area } from '../../src/contract/endpoint.ts'
import { type Answers, answerArea, type Later, later, type Runnable } from './answer.ts'

/** Every call of an area whose screens come with later work: one honest marker each, counted by a test. */
export const allLater = <A extends Area>(area: A, screen: string): { [K in keyof A]: Later } =>
  Object.fromEntries(Object.keys(area).map((name) => [name, later(screen)])) as { [K in keyof A]: Later }

const laterArea = <A extends Area>(area: A, screen: string): Runnable[] =>
  answerArea(area, allLater(area, screen) as Answers<A>)

/** Areas that are answered wholly by later work. */
export const laterAreas = {
  devices: laterArea(devices, 'регистър на средствата за измерване'),
} satisfies Partial<Record<keyof Catalogue, Runnable[]>>
export type LaterArea = keyof typeof laterAreas
