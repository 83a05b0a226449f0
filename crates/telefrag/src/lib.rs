//! telefrag
