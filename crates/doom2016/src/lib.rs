//! DOOM: The Board Game (2016): the data of its components.
