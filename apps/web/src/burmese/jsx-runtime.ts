import * as runtime from 'react/jsx-runtime'
import { mendLines } from './mend-lines.ts'

type Make = typeof runtime.jsx

/** Takes the place of React's own in our files, so that no screen has to think of where Burmese lines may end. */
export const jsx: Make = (type, props, key) => runtime.jsx(type, mendLines(type, props as object), key)
export const jsxs: Make = (type, props, key) => runtime.jsxs(type, mendLines(type, props as object), key)
export const { Fragment } = runtime
