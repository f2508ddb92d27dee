import { encodeGrayPng } from './gray-png.ts'
import { LETTER_SHAPES } from './letter-shapes.ts'

const WIDTH = 180
const HEIGHT = 64
const CELL = 5.6
const PAPER = 255
const INK = 40
const NOISE = 150

type Point = { readonly x: number; readonly y: number }

/** Randomness for the looks only; the letters themselves come from a secure source elsewhere. */
const between = (least: number, most: number): number => least + Math.random() * (most - least)

/** The letters as a PNG: each rotated, shifted and warped by itself, with a few thin lines across all. */
export function drawLetters(text: string): Buffer {
  const canvas = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  const warp = { height: between(1.5, 3), length: between(14, 22), start: between(0, 6) }
  const bend = ({ x, y }: Point): Point => ({
    x,
    y: y + warp.height * Math.sin(x / warp.length + warp.start),
  })

  text.split('').forEach((letter, place) => {
    const put = placing(25 + place * 32 + between(-2, 2), 12 + between(-4, 6))
    for (const stroke of LETTER_SHAPES[letter] ?? []) {
      const points = pointsOf(stroke).map(put).map(bend)
      points.slice(1).forEach((to, at) => drawLine(canvas, points[at] ?? to, to, { ink: INK, radius: 1.6 }))
    }
  })
  for (let line = 0; line < 4; line += 1) {
    const from = { x: between(0, WIDTH / 4), y: between(4, HEIGHT - 4) }
    const to = { x: between((WIDTH * 3) / 4, WIDTH), y: between(4, HEIGHT - 4) }
    drawLine(canvas, from, to, { ink: NOISE, radius: 0.8 })
  }
  return encodeGrayPng(canvas, WIDTH, HEIGHT)
}

function placing(left: number, top: number): (point: Point) => Point {
  const turn = between(-0.3, 0.3)
  const size = CELL * between(0.9, 1.1)
  return ({ x, y }) => ({
    x: left + size * ((x - 2) * Math.cos(turn) - (y - 3) * Math.sin(turn)),
    y: top + 18 + size * ((x - 2) * Math.sin(turn) + (y - 3) * Math.cos(turn)),
  })
}

const pointsOf = (stroke: string): Point[] =>
  (stroke.match(/\d\d/g) ?? []).map((pair) => ({
    x: Number(pair[0]) + between(-0.15, 0.15),
    y: Number(pair[1]) + between(-0.15, 0.15),
  }))

type Pen = { readonly ink: number; readonly radius: number }

function drawLine(canvas: Uint8Array, from: Point, to: Point, pen: Pen): void {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  for (let step = 0; step <= steps; step += 1) {
    const part = steps === 0 ? 0 : step / steps
    dot(canvas, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, pen)
  }
}

function dot(canvas: Uint8Array, at: Point, { ink, radius }: Pen): void {
  for (let y = Math.floor(at.y - radius); y <= at.y + radius; y += 1) {
    for (let x = Math.floor(at.x - radius); x <= at.x + radius; x += 1) {
      const inside = x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT
      if (inside && (x - at.x) ** 2 + (y - at.y) ** 2 <= radius ** 2) {
        const place = y * WIDTH + x
        canvas[place] = Math.min(canvas[place] ?? PAPER, ink)
      }
    }
  }
}
