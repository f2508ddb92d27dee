import * as runtime from 'react/jsx-runtime'
import { mendLines } from './mend-lines.ts'

type Make = typeof runtime.jsx

/** Replaces React's JSX runtime in our files, so that no screen has to care where Burmese lines may break. */
export const jsx: Make = (type, props, key) => runtime.jsx(type, mendLines(type, props as object), key)
export const jsxs: Make = (type, props, key) => runtime.jsxs(type, mendLines(type, props as object), key)
export const { Fragment } = runtime
