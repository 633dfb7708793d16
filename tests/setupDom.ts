/** For tests with a document: more matchers, and an empty page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from './support/eventually';

afterEach(cleanup);
configure({ asyncUtilTimeout: patience });

// The document of the tests has no layout, so nothing can be scrolled into sight.
Element.prototype.scrollIntoView = () => undefined;
