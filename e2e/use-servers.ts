import { inject } from 'vitest';
import { keepSitesOn } from './backing.ts';

keepSitesOn(inject('servers'));
